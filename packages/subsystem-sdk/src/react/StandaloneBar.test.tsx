import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakePortal, type PortalContext } from '../index';
import { PortalProvider, StandaloneBar } from './index';

const show = (portal: PortalContext) =>
  render(
    <PortalProvider portal={portal}>
      <StandaloneBar>
        <a href="?module=2">2</a>
      </StandaloneBar>
    </PortalProvider>,
  );

afterEach(() => document.body.removeAttribute('style'));

describe('the bar of a subsystem that runs standalone', () => {
  test('shows its text and the controls of the subsystem, and switches the language', async () => {
    const portal = createFakePortal({ state: { locale: 'zh-CN' } });
    const { container } = show(portal);
    expect(container).toHaveTextContent('独立运行，未接入门户');
    expect(screen.getByRole('link')).toHaveTextContent('2');
    await userEvent.click(screen.getByRole('button', { name: 'English' }));
    expect(container).toHaveTextContent('Standalone mode (no portal)');
    await userEvent.click(screen.getByRole('button', { name: '中文' }));
    expect(portal.getState().locale).toBe('zh-CN');
    expect(document.body).toHaveStyle({ margin: '0px', background: portal.getState().theme.background });
  });

  test('is absent inside the portal, whose page keeps its styles', () => {
    const { setState: _, ...portal } = createFakePortal();
    const { container } = show(portal);
    expect(container).toBeEmptyDOMElement();
    expect(document.body).not.toHaveAttribute('style');
  });
});
