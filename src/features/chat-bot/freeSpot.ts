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

const STEPS = [0, 0.5, 1];

/** Whether the launcher at a position covers nothing clickable. Cross-origin frames are opaque. */
export function isFreeNow({ right, bottom }: Spot, own: Element): boolean {
  const room = roomNow();
  return STEPS.every((across) =>
    STEPS.every((down) => {
      const x = room.width - right - room.size * across;
      const y = room.height - bottom - room.size * down;
      const found = elementAt(x, y, own);
      const covered = found?.closest(CLICKABLE);
      if (!found || !covered) return true;
      const { top, bottom: end, height } = covered.getBoundingClientRect();
      // A link that is stretched over its card is hit outside of its own box: the card is tall.
      const isStretched = found === covered && (y < top || y > end);
      return isStretched || height > TALL_PX;
    }),
  );
}

/** Returns the nearest position where the launcher covers nothing clickable. */
export const freeSpotNow = (wanted: Spot, own: Element): Spot =>
  findFreeSpot(wanted, roomNow(), CHAT_BOT_SHIFT_STEP_PX, (spot) => isFreeNow(spot, own));
