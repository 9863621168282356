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

/** An element at least this tall, such as a card, can be clicked next to the launcher; a lower one would be covered. */
const TALL_PX = 72;
/** Side length of the square launcher. */
const CHAT_BOT_LAUNCHER_PX = 48;
/** Minimum distance of the launcher from the edges of the window. */
export const CHAT_BOT_MARGIN_PX = 16;
/** Height at the top that the launcher leaves free for the navigation. */
const CHAT_BOT_TOP_PX = 56;
/** Step by which the launcher moves up until it covers nothing. */
const CHAT_BOT_SHIFT_STEP_PX = 16;

/** The current size of the window and the launcher. */
export const roomNow = (): Room => ({
  width: window.innerWidth,
  height: window.innerHeight,
  top: CHAT_BOT_TOP_PX,
  size: CHAT_BOT_LAUNCHER_PX,
  margin: CHAT_BOT_MARGIN_PX,
});

/** Returns the element at a point below the widget, including shadow trees. */
function elementAt(x: number, y: number, own: Element): Element | undefined {
  let found = document.elementsFromPoint(x, y).find((element) => !own.contains(element));
  for (let inner = found?.shadowRoot?.elementFromPoint(x, y); inner && inner !== found;) {
    found = inner;
    inner = found.shadowRoot?.elementFromPoint(x, y);
  }
  return found;
}

/** Returns the nearest position where the launcher covers nothing clickable. Cross-origin frames are opaque. */
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
