import { antdTokens, fakeState, baseStyles, partStyles, themeVariables } from './index';

const { theme } = fakeState;

describe('the look that the portal gives', () => {
  test('stands there as custom properties, whatever it comes to consist of', () => {
    const variables = themeVariables(theme);
    const floating = ['--hover', '--veil', '--shadow-float', '--shadow-dialog'];
    expect(Object.keys(variables)).toHaveLength(Object.keys(theme).length + floating.length);
    expect(Object.keys(variables)).toEqual(expect.arrayContaining(floating));
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

  test.each([
    [false, true],
    [true, false],
  ])('B9 with reduced motion %s the motion of antd is %s, also after a change', (matches, motion) => {
    jest.isolateModules(() => {
      const ofThisStart = jest.requireActual<typeof import('./theme')>('./theme');
      const query = jest.spyOn(window, 'matchMedia').mockReturnValue({ matches } as MediaQueryList);
      expect(ofThisStart.antdTokens(theme).motion).toBe(motion);
      query.mockReturnValue({ matches: !matches } as MediaQueryList);
      expect(ofThisStart.antdTokens(theme).motion).toBe(motion);
    });
  });

  test('and as a style sheet that touches nothing but one’s own element, and needs nothing but that look', () => {
    const style = document.head.appendChild(document.createElement('style'));
    style.textContent = baseStyles('.lift-app');
    const rules = [...style.sheet!.cssRules].flatMap((rule) =>
      rule instanceof CSSMediaRule ? [...rule.cssRules] : [rule],
    );
    // Not at the commas of `:is(…)`.
    const selectorsOf = (rule: CSSRule) => (rule as CSSStyleRule).selectorText.split(/,(?![^(]*\))/);
    const selectors = rules.flatMap(selectorsOf).map((one) => one.trim());
    expect(selectors.length).toBeGreaterThan(40);
    expect(selectors.filter((one) => !/^\.lift-app(\s|$)/.test(one))).toEqual([]);
    const asked = new Set([...style.textContent.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name));
    expect(
      [...asked].filter((name) => !(name! in themeVariables(theme) || style.textContent.includes(`${name}:`))),
    ).toEqual([]);
    style.remove();
  });
});

describe('B11 a dark theme', () => {
  const dark = { ...theme, colorScheme: 'dark', ink: '#eeeeee', card: '#111111', success: '#77cc88' } as const;

  test('gives antd a dark ground, dark text on bright colors, and tints that are no light ones', () => {
    expect(antdTokens(dark)).toMatchObject({
      colorBgBase: '#111111',
      colorBgContainer: '#111111',
      colorBgElevated: '#111111',
      colorTextBase: '#eeeeee',
      colorText: '#eeeeee',
      colorTextLightSolid: '#111111',
      colorSuccessBg: '#77cc8826',
    });
    expect(Object.values(antdTokens(dark))).not.toContain(undefined);
  });

  test('a light one, or that of an older portal, leaves the ground to antd', () => {
    for (const colorScheme of ['light', undefined] as const)
      expect(antdTokens({ ...dark, colorScheme })).not.toHaveProperty('colorBgBase');
  });

  test('darkens the page below what floats, and outlines it where a shadow is not seen', () => {
    const light = themeVariables({ ...dark, colorScheme: 'light' });
    expect(themeVariables({ ...dark, colorScheme: undefined })['--veil']).toBe(light['--veil']);
    for (const name of ['--veil', '--shadow-float', '--shadow-dialog'] as const) {
      expect(themeVariables(dark)[name]).not.toBe(light[name]);
      expect(partStyles('.lift-app')).toContain(`var(${name})`);
    }
    expect(themeVariables(dark)['--shadow-dialog']).toMatch(/^0 0 0 1px /);
  });

  test('is what the browser’s own controls follow', () => {
    expect(themeVariables(dark)['--color-scheme']).toBe('dark');
    expect(baseStyles('.lift-app')).toContain('color-scheme: var(--color-scheme, light)');
  });
});

describe('every token of antd', () => {
  // Each value of the theme differs, so that a wrong mapping is noticed.
  const marked = Object.fromEntries(
    Object.entries(theme).map(([name, value]) => [name, typeof value === 'number' ? value : name]),
  ) as unknown as typeof theme;

  test('comes from its own value of the look', () => {
    expect(antdTokens(marked)).toEqual({
      motion: true,
      ...{ colorPrimary: 'brand', colorPrimaryHover: 'brandStrong', colorPrimaryActive: 'brandStrong' },
      ...{ colorLink: 'brand', colorLinkHover: 'brandStrong', colorLinkActive: 'brandStrong', colorInfo: 'brand' },
      ...{ colorSuccess: 'success', colorWarning: 'warning', colorError: 'danger' },
      ...{ colorText: 'ink', colorTextSecondary: 'ink2', colorTextTertiary: 'ink3', colorTextQuaternary: 'ink3' },
      ...{ colorTextPlaceholder: 'ink3', colorTextDescription: 'ink3', colorTextDisabled: 'ink3' },
      ...{ colorBorder: 'lineStrong', colorBorderSecondary: 'line', colorSplit: 'line' },
      ...{ borderRadius: theme.radiusControl, borderRadiusLG: theme.radiusCard, borderRadiusSM: theme.radiusTag },
      fontFamily: 'fontFamily',
    });
  });

  test('and every custom property from its own', () => {
    expect(themeVariables(marked)).toMatchObject({
      '--ink': 'ink',
      '--ink-2': 'ink2',
      '--brand-strong': 'brandStrong',
    });
  });
});
