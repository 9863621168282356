import { firstVisible, isVisible } from './isVisible';

afterEach(() => document.body.replaceChildren());

describe('R003 an element that is on screen', () => {
  test('the first one that is not in a hidden page', () => {
    document.body.innerHTML = '<div data-shown="false"><h1>left</h1></div><div data-shown="true"><h1>shown</h1></div>';
    expect(firstVisible(document, 'h1')).toHaveTextContent('shown');
    expect(firstVisible(document, 'h2')).toBeUndefined();
  });

  test('in a browser that cannot say it, the one that takes up space', () => {
    const element = document.createElement('p');
    Object.defineProperty(element, 'checkVisibility', { value: undefined });
    expect(isVisible(element)).toBe(false);
    element.getClientRects = () => [{}] as unknown as DOMRectList;
    expect(isVisible(element)).toBe(true);
  });
});
