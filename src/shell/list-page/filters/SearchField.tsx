import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { AutoComplete, Input } from 'antd';
import { SearchIcon } from '@/components/SearchIcon';
import styles from './FilterBar.module.css';

/** Typing pause after which suggestions are requested (R264). */
const SUGGESTION_DELAY_MS = 300;

interface SearchFieldProps {
  label: string;
  value: string;
  suggest?: (keyword: string, signal: AbortSignal) => Promise<string[]>;
  onType: (words: string) => void;
  onApply: (words: string) => void;
}

/**
 * Zero-width prefix of each suggestion. antd activates the first option that begins with the typed text, so Enter would
 * select it instead of searching for the text.
 */
const MARK = '\u200b';
const withoutMark = (words: string) => (words.startsWith(MARK) ? words.slice(MARK.length) : words);

/** A search field with suggestions when the server supports them (R264). */
export function SearchField({ label, value, suggest, onType, onApply }: SearchFieldProps) {
  const [names, find] = useSuggestions(suggest);
  const [isWanted, setWanted] = useState(false);
  const isOpen = isWanted && names.length > 0;
  // Whether a suggestion was reached with the arrow keys since the last input: only then Enter selects it.
  const isAtName = useRef(false);

  const onKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') isAtName.current = isOpen;
    if (event.key !== 'Enter') return;
    // onSelect applies a suggestion, the form applies typed text; the popup must not open over the results.
    if (isOpen && isAtName.current) event.preventDefault();
    else {
      event.stopPropagation();
      setWanted(false);
      find('');
    }
  };

  const field = (
    <Input
      aria-label={label}
      placeholder={label}
      maxLength={100}
      allowClear
      prefix={<SearchIcon />}
      {...(suggest ? {} : { className: styles.search, value, onChange: ({ target }) => onType(target.value) })}
      // Clearing applies at once.
      onClear={() => onApply('')}
      onKeyDownCapture={suggest && onKey}
    />
  );
  if (!suggest) return field;
  return (
    <AutoComplete
      className={styles.search}
      value={value}
      options={names.map((name) => ({ value: MARK + name, label: name }))}
      // As wide as the names, which begin alike.
      popupMatchSelectWidth={false}
      styles={{ popup: { root: { maxWidth: 'min(480px, 90vw)' } } }}
      open={isOpen}
      onOpenChange={setWanted}
      onChange={(words: string) => onType(withoutMark(words ?? ''))}
      onSearch={(words) => {
        isAtName.current = false;
        find(words);
      }}
      onSelect={(words: string) => onApply(withoutMark(words))}
      defaultActiveFirstOption={false}
    >
      {field}
    </AutoComplete>
  );
}

/** Debounced suggestions for a keyword; the response to an earlier keyword is ignored (F29). */
function useSuggestions(suggest: SearchFieldProps['suggest']) {
  const [names, setNames] = useState<string[]>([]);
  const running = useRef<{ timer: number; controller: AbortController }>(null);

  const stop = () => {
    window.clearTimeout(running.current?.timer);
    running.current?.controller.abort();
    running.current = null;
  };
  useEffect(() => stop, []);

  const find = (keyword: string) => {
    stop();
    const words = keyword.trim();
    if (!suggest || words === '') {
      setNames([]);
      return;
    }
    const controller = new AbortController();
    const timer = window.setTimeout(() => {
      suggest(words, controller.signal).then(
        (found) => {
          if (!controller.signal.aborted) setNames(found);
        },
        // Optional: without suggestions it is a plain field.
        () => undefined,
      );
    }, SUGGESTION_DELAY_MS);
    running.current = { timer, controller };
  };
  return [names, find] as const;
}
