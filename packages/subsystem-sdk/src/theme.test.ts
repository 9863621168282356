import { antdTokens, fakeState, themeVariables } from './index';

const { theme } = fakeState;

describe('the look that the portal gives', () => {
  test('stands there as custom properties, whatever it comes to consist of', () => {
    const variables = themeVariables(theme);
    expect(Object.keys(variables)).toHaveLength(Object.keys(theme).length);
    expect(variables).toMatchObject({
      '--ink-2': theme.ink2,
      '--line-strong': theme.lineStrong,
      '--radius-card': `${theme.radiusCard}px`,
      '--font-family': theme.fontFamily,
    });
  });

  test('under names of one’s own', () => {
    expect(themeVariables(theme, 'lift-')['--lift-brand-weak']).toBe(theme.brandWeak);
  });

  test('and as tokens of antd', () => {
    expect(antdTokens(theme)).toMatchObject({ colorPrimary: theme.brand, borderRadiusLG: theme.radiusCard });
    expect(Object.values(antdTokens(theme))).not.toContain(undefined);
  });
});
