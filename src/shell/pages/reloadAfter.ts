/** Reads a list again when an action that asks first was really done, or may have been; hands on whether it was. */
export async function reloadAfter(action: Promise<boolean>, list: { reload(): void }): Promise<boolean> {
  const isDone = await action;
  if (isDone) list.reload();
  return isDone;
}
