/// <reference types="@testing-library/jest-dom" />
import type * as library from '@testing-library/jest-dom/matchers';

type Matchers = library.TestingLibraryMatchers<unknown, void>;
type Matcher = (this: unknown, ...args: unknown[]) => ReturnType<library.MatchersStandalone['toBeVisible']>;

/** Every matcher of the library, as the compiler sees to. */
const names = Object.keys({
  toAppearAfter: 0,
  toAppearBefore: 0,
  toBeChecked: 0,
  toBeDisabled: 0,
  toBeEmpty: 0,
  toBeEmptyDOMElement: 0,
  toBeEnabled: 0,
  toBeInTheDOM: 0,
  toBeInTheDocument: 0,
  toBeInvalid: 0,
  toBePartiallyChecked: 0,
  toBePartiallyPressed: 0,
  toBePressed: 0,
  toBeRequired: 0,
  toBeValid: 0,
  toBeVisible: 0,
  toContainElement: 0,
  toContainHTML: 0,
  toHaveAccessibleDescription: 0,
  toHaveAccessibleErrorMessage: 0,
  toHaveAccessibleName: 0,
  toHaveAttribute: 0,
  toHaveClass: 0,
  toHaveDescription: 0,
  toHaveDisplayValue: 0,
  toHaveErrorMessage: 0,
  toHaveFocus: 0,
  toHaveFormValues: 0,
  toHaveRole: 0,
  toHaveSelection: 0,
  toHaveStyle: 0,
  toHaveTextContent: 0,
  toHaveValue: 0,
} satisfies Record<keyof Matchers, 0>);

/** The library is loaded by the first matcher that is called: most files without components need none. */
const load = () => jest.requireActual<Record<string, Matcher>>('@testing-library/jest-dom/matchers');

expect.extend(
  Object.fromEntries(
    names.map((name) => [
      name,
      function (...args) {
        return load()[name]!.apply(this, args);
      } satisfies Matcher,
    ]),
  ),
);
