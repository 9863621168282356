import {
  CHAT_BOT_LAUNCHER_PX,
  CHAT_BOT_MARGIN_PX,
  CHAT_BOT_SHIFT_STEP_PX,
  CHAT_BOT_TOP_PX,
} from '@/constants/chat-bot';
import { findFreeSpot, type Room, type Spot } from '@/domain/chat-bot/spot';

const CLICKABLE = [
  'button',
  'a[href]',
  'input',
  'select',
  'textarea',
  'summary',
  'label',
  '[contenteditable="true"]',
  ...['button', 'link', 'tab', 'checkbox', 'radio', 'switch', 'menuitem', 'option', 'combobox'].map(
    (role) => `[role="${role}"]`,
  ),
].join();

/** Something this tall, such as a card, is clicked beside the launcher; what is lower would be gone under it. */
const TALL_PX = 72;

/** The window as the launcher knows it. */
export const roomNow = (): Room => ({
  width: window.innerWidth,
  height: window.innerHeight,
  top: CHAT_BOT_TOP_PX,
  size: CHAT_BOT_LAUNCHER_PX,
  margin: CHAT_BOT_MARGIN_PX,
});

/** What the person would click at a point if the widget were not there, shadow trees included. */
function elementAt(x: number, y: number, own: Element): Element | undefined {
  let found = document.elementsFromPoint(x, y).find((element) => !own.contains(element));
  for (let inner = found?.shadowRoot?.elementFromPoint(x, y); inner && inner !== found;) {
    found = inner;
    inner = found.shadowRoot?.elementFromPoint(x, y);
  }
  return found;
}

/** The nearest spot at which the launcher covers nothing that can be clicked. A frame of another origin is opaque. */
export function freeSpotNow(wanted: Spot, own: Element): Spot {
  const room = roomNow();
  const steps = [0, 0.5, 1];
  const isFree = ({ right, bottom }: Spot) =>
    steps.every((across) =>
      steps.every((down) => {
        const x = room.width - right - room.size * across;
        const y = room.height - bottom - room.size * down;
        const covered = elementAt(x, y, own)?.closest(CLICKABLE);
        return !covered || covered.getBoundingClientRect().height > TALL_PX;
      }),
    );
  return findFreeSpot(wanted, room, CHAT_BOT_SHIFT_STEP_PX, isFree);
}
