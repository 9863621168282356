import type { PortalEnvironment } from '@/domain/environment';
import { environments } from '../../config/environments';
import { judgeExternal, judgeRedirect, openExternal } from './safeRedirect';

const here = 'https://portal.property-group.example/mainApp/noticeList?a=1';
const { production, development } = environments;

describe('T9 redirects', () => {
  test.each([
    ['https://idp.property-group.example/logout?returnUrl=x'],
    ['https://portal.property-group.example/#/login'],
    ['/#/login'],
  ])('%s is allowed', (address) => expect(judgeRedirect(address, production, here)).not.toBeNull());

  test.each([
    ['https://evil.example/'],
    ['//evil.example/'],
    ['\\\\evil.example/'],
    ['/\\evil.example'],
    ['https:evil.example'],
    ['http://idp.property-group.example/logout'],
    ['https://idp.property-group.example.evil.example/'],
    ['https://idp.property-group.example:444/'],
    ['https://idp.property-group.example@evil.example/'],
    ['https://user:secret@idp.property-group.example/'],
    ['https://evil.example/https://idp.property-group.example/'],
    ['javascript:alert(1)'],
    ['java\tscript:alert(1)'],
    ['data:text/html,x'],
    ['blob:https://portal.property-group.example/x'],
    ['file:///etc/passwd'],
    ['https://idp-test.property-group.example/'],
    ['https://'],
    ['http://[::'],
  ])('%s is refused', (address) => {
    const judged = judgeRedirect(address, production, here);
    // Some spellings resolve to the portal's own origin, which is harmless.
    if (judged) expect(judged.origin).toBe('https://portal.property-group.example');
    else expect(judged).toBeNull();
  });

  test('the mock server may use plain http on its own origin only', () => {
    const local = 'http://localhost:8000/home';
    expect(judgeRedirect('/_idp/logout', development, local)?.href).toBe('http://localhost:8000/_idp/logout');
    expect(judgeRedirect('http://localhost:8001/_idp/logout', development, local)).toBeNull();
  });
});

describe('T6 R082 external sites', () => {
  test('only the sites of the environment', () => {
    expect(judgeExternal('https://fire-safety.property-group.example/a', production, here)).not.toBeNull();
    expect(judgeExternal('https://iot.property-group.example/', production, here)).not.toBeNull();
    expect(judgeExternal('https://evil.example/', production, here)).toBeNull();
    expect(judgeExternal('http://iot.property-group.example/', production, here)).toBeNull();
    expect(judgeExternal('https://idp.property-group.example/', production, here)).toBeNull();
    expect(judgeExternal('javascript:alert(1)', production, here)).toBeNull();
  });

  test('A40 a site that the environment does not name opens nothing, in particular not the portal itself', () => {
    const without: PortalEnvironment = { ...production, fireSafetySite: '', iotSite: '' };
    for (const address of ['', '/home', here, 'https://fire-safety.property-group.example/'])
      expect(judgeExternal(address, without, here)).toBeNull();
  });

  test('localhost names are allowed in development only', () => {
    const address = 'http://fire-safety.localhost:8000/_sites/fire-safety';
    const local = 'http://localhost:8000/home';
    expect(judgeExternal(address, development, local)).not.toBeNull();
    const posing: PortalEnvironment = { ...production, fireSafetySite: address };
    expect(judgeExternal(address, posing, here)).toBeNull();
  });

  describe('opening', () => {
    const replace = jest.fn();
    const popup = () => ({ opener: window as unknown, closed: false, location: { replace } });
    beforeEach(() => {
      replace.mockClear();
      window.__PORTAL_ENVIRONMENT__ = development;
    });

    test('opens an empty window, removes its opener, then navigates it with encoded values', () => {
      const opened = popup();
      const open = jest.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
      replace.mockImplementation(() => expect(opened.opener).toBeNull());
      const query = { ssoToken: 'ab+cd/ef==', userName: '张 三&x' };
      expect(openExternal(development.fireSafetySite, { query })).toBe('opened');
      expect(open).toHaveBeenCalledWith('about:blank', '_blank');
      const address = new URL(replace.mock.calls[0][0]);
      expect(Object.fromEntries(address.searchParams)).toEqual(query);
    });

    test('a blocked pop-up is reported', () => {
      jest.spyOn(window, 'open').mockReturnValue(null);
      expect(openExternal(development.iotSite)).toBe('blocked');
      jest.spyOn(window, 'open').mockReturnValue({ closed: true } as Window);
      expect(openExternal(development.iotSite)).toBe('blocked');
    });

    test('a site that the environment does not name is not opened', () => {
      const open = jest.spyOn(window, 'open');
      expect(openExternal('https://evil.example/')).toBe('refused');
      expect(open).not.toHaveBeenCalled();
    });
  });
});
