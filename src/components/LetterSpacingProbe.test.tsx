import { act, render } from '@testing-library/react';
import { LetterSpacingProbe } from './LetterSpacingProbe';

test.each([
  ['no spacing', 140, [0]],
  ['a spacing of 2 px', 160, [2]],
  ['a font that is narrower than its size', 120, [0]],
  ['a page that is hidden, and has no layout', 0, []],
])('R048 B9 of %s, ten characters are %i px wide', (_, width, measured) => {
  let resize = () => {};
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(width);
  jest.spyOn(window, 'ResizeObserver').mockImplementation((callback) => {
    resize = () => callback([], {} as ResizeObserver);
    return { observe() {}, unobserve() {}, disconnect() {} };
  });
  const onMeasure = jest.fn();
  render(<LetterSpacingProbe onMeasure={onMeasure} />);
  act(resize);
  expect(onMeasure.mock.calls.flat()).toEqual(measured);
});
