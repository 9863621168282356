import { useEffect, useState } from 'react';
import type { ReceivedEvent } from '@/domain/subsystem/receivedEvents';
import { useText } from '@/locales/text';
import { listReceivedEvents } from '@/services/receivedEvents';
import styles from './Inspector.module.css';

/** Events that are listed. */
const SHOWN = 12;
const REFRESH_MS = 5_000;

/** What the receiver of the mock server has got; null until it has responded. */
function useReceivedEvents(): readonly ReceivedEvent[] | null {
  const [events, setEvents] = useState<readonly ReceivedEvent[] | null>(null);
  useEffect(() => {
    const abort = new AbortController();
    // A receiver that does not respond leaves the list as it is.
    const refresh = () => void listReceivedEvents(abort.signal).then(setEvents, () => undefined);
    refresh();
    const timer = setInterval(refresh, REFRESH_MS);
    return () => {
      clearInterval(timer);
      abort.abort();
    };
  }, []);
  return events;
}

const sourceOf = ({ region, version }: ReceivedEvent) => (version ? `${region}@${version}` : region);

/** What was sent to the operators, as the receiver of the mock server shows it. */
export function ReceivedEvents() {
  const t = useText();
  const events = useReceivedEvents();
  return (
    <section>
      <h2 className={styles.heading}>{t('inspector.received')}</h2>
      {!events?.length && <p className={styles.none}>{t('inspector.received.none')}</p>}
      <ul className={styles.list}>
        {events?.slice(0, SHOWN).map((event, index) => (
          <li key={index} lang="en" className={styles.line}>
            <span className={styles.tag}>{event.kind}</span> <code>{sourceOf(event)}</code> {event.team}{' '}
            {[event.name, event.message].filter(Boolean).join(': ')}{' '}
            {event.count > 1 && <span className={styles.faint}>{t('inspector.times', { count: event.count })}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
