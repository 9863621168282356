const WAIT_MS = 20_000;
const PAUSE_MS = 50;

/** Repeats until there is a result; what is thrown meanwhile is part of the message when there never is one. */
export async function until<Result>(what: string, look: () => Promise<Result | undefined>): Promise<Result> {
  const end = Date.now() + WAIT_MS;
  let last: unknown;
  do {
    try {
      const result = await look();
      if (result !== undefined) return result;
    } catch (error) {
      last = error;
    }
    await new Promise((next) => setTimeout(next, PAUSE_MS));
  } while (Date.now() < end);
  throw new Error(`Not within ${WAIT_MS / 1000} s: ${what}`, { cause: last });
}
