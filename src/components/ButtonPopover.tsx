import { useRef, type KeyboardEvent, type ReactElement, type ReactNode } from 'react';
import { Popover, type PopoverProps } from 'antd';

const STOPS = 'a[href], button:not(:disabled), input:not(:disabled)';

interface ButtonPopoverProps extends Pick<PopoverProps, 'placement'> {
  /** Name of the panel for screen readers. */
  label: string;
  isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
  content: ReactNode;
  /** The button, with `aria-expanded`. */
  children: ReactElement;
}

/**
 * A panel below its button. antd puts it at the end of the page; for the keyboard it follows its button: the focus moves
 * into it, and Escape or Tab beyond its ends lead back.
 */
export function ButtonPopover({ label, isOpen, onOpenChange, content, children, placement }: ButtonPopoverProps) {
  const popover = useRef<React.ComponentRef<typeof Popover>>(null);
  const panel = useRef<HTMLDivElement>(null);

  // The panel fades in, and somebody may be in it before it is there.
  const enter = () => {
    if (!panel.current?.contains(document.activeElement)) panel.current?.focus({ preventScroll: true });
  };
  const leave = () => {
    onOpenChange(false);
    popover.current?.nativeElement.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { target, key, shiftKey } = event;
    // What a field shows over the panel is its own, and so is the Escape that closes it.
    if (!(target instanceof HTMLElement) || !panel.current?.contains(target)) return;
    if (key === 'Escape' && target.ariaExpanded !== 'true') {
      event.preventDefault();
      leave();
    }
    if (key !== 'Tab') return;
    const stops = [...panel.current.querySelectorAll<HTMLElement>(STOPS)];
    const last = shiftKey ? stops.at(0) : stops.at(-1);
    const isAtStart = shiftKey && target === panel.current;
    if (target !== last && !isAtStart) return;
    leave();
    // Tab goes on to what is after the button, Shift+Tab ends at the button.
    if (shiftKey) event.preventDefault();
  };

  return (
    <Popover
      ref={popover}
      trigger="click"
      placement={placement}
      open={isOpen}
      onOpenChange={onOpenChange}
      afterOpenChange={(isShown) => isShown && enter()}
      content={
        <div ref={panel} role="dialog" aria-label={label} tabIndex={-1} onKeyDown={onKeyDown}>
          {content}
        </div>
      }
    >
      {children}
    </Popover>
  );
}
