import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { readWidgetMessage, widgetAddress, type WidgetMessage } from '@/domain/chat-bot/widget';
import { useLanguage } from '@/shell/preferences';
import { getEnvironment } from '@/utils/environment';
import { useRemount } from './useRemount';

/** A mounted widget. */
interface Mounted {
  application: number;
  address: string;
  origin: string;
}

/** The widget for the current route: its iframe, whether it has reported ready, and whether it is open. */
export function useWidget(application: number | undefined, route: string) {
  const language = useLanguage();
  const frame = useRef<HTMLIFrameElement>(null);
  const [ready, setReady] = useState<Mounted>();
  const [openApplication, setOpenApplication] = useState<number>();
  const conversations = useRef(new Map<number, string>());

  const mounted = useRemount<Mounted>(route, () => {
    if (application === undefined) return undefined;
    // The conversation that was open belongs to another system.
    if (openApplication !== application) setOpenApplication(undefined);
    const conversation = conversations.current.get(application);
    const url = widgetAddress(getEnvironment().chatBot, window.location.origin, {
      application,
      language,
      conversation,
    });
    return url && { application, address: url.href, origin: url.origin };
  });

  const handleMessage = useEffectEvent((message: WidgetMessage, from: Mounted) => {
    if (message.type === 'ready') setReady(from);
    else if (message.type === 'conversation') conversations.current.set(from.application, message.id);
    else setOpenApplication(undefined);
  });

  useEffect(() => {
    if (!mounted) return;
    const onMessage = (event: MessageEvent) => {
      // Any window can send messages: accept only those of this frame's page from its own origin.
      if (event.origin !== mounted.origin || event.source !== frame.current?.contentWindow) return;
      const message = readWidgetMessage(event.data);
      if (message) handleMessage(message, mounted);
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, [mounted]);

  return {
    frame,
    address: mounted?.address,
    isReady: mounted !== undefined && ready === mounted,
    isOpen: mounted !== undefined && ready === mounted && openApplication === mounted.application,
    open: () => setOpenApplication(mounted?.application),
    close: () => setOpenApplication(undefined),
  };
}
