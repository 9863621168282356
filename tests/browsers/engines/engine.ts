/** What a journey looks for in the page: by role and name as a screen reader tells them, or by CSS and text. */
export interface Target {
  role?: string;
  name?: string | RegExp;
  css?: string;
  text?: string | RegExp;
  within?: Target;
}

export const byRole = (role: string, name?: string | RegExp, within?: Target): Target => ({ role, name, within });
export const byCss = (css: string, { text, within }: Pick<Target, 'text' | 'within'> = {}): Target => ({
  css,
  text,
  within,
});

/** Plain data, as the arguments of a function that runs in the page have to be. */
type Plain = string | number | boolean | null | undefined | Plain[] | { [name: string]: Plain };

/** A browser with one window. Clicks, keys and drags are those of the browser itself, not events made by a script. */
export interface Engine {
  /** Name and version. */
  readonly title: string;
  /** The folder where downloads end up. */
  readonly downloads: string;
  open(address: string): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  reload(): Promise<void>;
  /** Runs a function in the page, or in the frame that `inFrame` is in. It may use nothing but its arguments. */
  evaluate<Result, Args extends Plain[]>(
    run: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>;
  /** Acts inside of a frame of the page. */
  inFrame(frame: Target, act: () => Promise<void>): Promise<void>;
  click(target: Target, options?: { button?: 'right' }): Promise<void>;
  /** Types into what has the focus. */
  type(text: string): Promise<void>;
  /** A key, or a combination such as `Control+v`. */
  press(...keys: string[]): Promise<void>;
  /** Copies what is selected; pastes it at the focus. */
  copy(): Promise<void>;
  paste(): Promise<void>;
  /** Drags from the middle of one element to a place in another: shares of its width and height. */
  drag(from: Target, to: Target, place: { x: number; y: number }): Promise<void>;
  /** Chooses files in a file field. */
  choose(field: Target, files: string[]): Promise<void>;
  /** Uncaught errors and, where the browser tells them, errors in the console, since the last call. */
  errors(): Promise<string[]>;
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}
