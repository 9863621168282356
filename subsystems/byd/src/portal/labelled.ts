/** What stands before the value of a cell where the rows of `.table` are entries of a list. */
export const labelled = (label: string) => ({ onCell: () => ({ 'data-label': label }) as object });
