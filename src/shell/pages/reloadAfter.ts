/** Reloads a list when a confirmed action was done, or may have been; returns whether it was. */
export async function reloadAfter(action: Promise<boolean>, list: { reload(): void }): Promise<boolean> {
  const isDone = await action;
  if (isDone) list.reload();
  return isDone;
}
