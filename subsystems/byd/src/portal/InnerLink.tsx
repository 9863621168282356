import type { ComponentProps } from 'react';
import { useNavigate } from 'react-router';
import { usePortal } from '@portal/subsystem-sdk/react';

type InnerLinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: string; replace?: boolean };

/** A link to a page of this module: its address is the portal's, so that it can be copied and opened elsewhere. */
export function InnerLink({ to, replace, children, ...rest }: InnerLinkProps) {
  const { navigation } = usePortal();
  const navigate = useNavigate();
  return (
    <a
      {...rest}
      href={navigation.hrefOf(to)}
      onClick={(event) => {
        if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        void navigate(to, { replace });
      }}
    >
      {children}
    </a>
  );
}
