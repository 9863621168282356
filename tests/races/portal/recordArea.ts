/** The drafts on the disk of the browser: every operation takes its time. */
export const draftArea = {
  read: (key: string) => race.disk(() => race.drafts.get(key)),
  write: (key: string, record: unknown) =>
    race.disk(() => {
      race.drafts.set(key, structuredClone(record));
      return true;
    }),
  remove: (key: string) => race.disk(() => void race.drafts.delete(key)),
  keys: () => race.disk(() => [...race.drafts.keys()]),
};
