import type { ComponentProps } from 'react';
import { useNavigate, useResolvedPath } from '@umijs/max';
import { isPlainClick } from '@portal/subsystem-sdk';
import { usePortal } from '@portal/subsystem-sdk/react';

type InnerLinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: string; replace?: boolean };

/**
 * A link to a page of this subsystem. It has the portal's address, so that it can be copied and opened in a new
 * window; a plain click uses the subsystem's own history. The router's own link would use that path as `href` too.
 */
export function InnerLink({ to, replace, children, ...rest }: InnerLinkProps) {
  const { navigation } = usePortal();
  const navigate = useNavigate();
  const { pathname, search, hash } = useResolvedPath(to);
  return (
    <a
      {...rest}
      href={navigation.hrefOf(`${pathname}${search}${hash}`)}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        navigate(to, { replace });
      }}
    >
      {children}
    </a>
  );
}
