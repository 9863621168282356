import { useEffect } from 'react';
import { usePortal } from '@portal/subsystem-sdk/react';

/** Heading of a page, which is also the title of the window. */
export function PageHeading({ title }: { title: string }) {
  const { navigation } = usePortal();
  useEffect(() => {
    navigation.setTitle(title);
    return () => navigation.setTitle(null);
  }, [navigation, title]);
  return <h1 tabIndex={-1}>{title}</h1>;
}
