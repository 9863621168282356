/** Reads a list again when a deed that asks first was really done, or may have been; hands on whether it was. */
export async function reloadAfter(deed: Promise<boolean>, list: { reload(): void }): Promise<boolean> {
  const isDone = await deed;
  if (isDone) list.reload();
  return isDone;
}
