import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** The query of the present page; what a list is filtered by stands there. */
interface Query {
  query: URLSearchParams;
  /** Sets parameters, and removes those without a value; the first page is shown again, unless `page` is set. */
  change(parameters: Readonly<Record<string, string | null | undefined>>, isTyping?: boolean): void;
  clear(): void;
}

/**
 * Reads and changes the query of the page. The router draws a change later: one that follows before adds to what was
 * asked for last, not to what is drawn.
 */
export function useQuery(): Query {
  const navigate = useNavigate();
  const location = useLocation();
  const { pathname, search } = location;
  const asked = useRef(search);
  useLayoutEffect(() => void (asked.current = location.search), [location]);

  const show = (next: URLSearchParams, isTyping = false) => {
    asked.current = next.size > 0 ? `?${next.toString()}` : '';
    void navigate(pathname + asked.current, { replace: isTyping });
  };
  return {
    query: new URLSearchParams(search),
    change: (parameters, isTyping) => {
      const next = new URLSearchParams(asked.current);
      for (const [name, value] of Object.entries({ page: null, ...parameters })) {
        if (value) next.set(name, value);
        else next.delete(name);
      }
      show(next, isTyping);
    },
    clear: () => show(new URLSearchParams()),
  };
}
