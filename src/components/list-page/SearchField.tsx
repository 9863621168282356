import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { SearchOutlined } from '@ant-design/icons';
import { AutoComplete, Input } from 'antd';
import { SUGGESTION_DELAY_MS } from '@/constants/lists';
import styles from './FilterBar.module.css';

interface SearchFieldProps {
  label: string;
  value: string;
  suggest?: (keyword: string, signal: AbortSignal) => Promise<string[]>;
  onType: (words: string) => void;
  onApply: (words: string) => void;
}

/**
 * Put before each name that is offered. antd takes the first one that begins with what was typed for the one that is
 * meant, and Enter would ask for it instead of the words.
 */
const MARK = '\u200b';
const withoutMark = (words: string) => (words.startsWith(MARK) ? words.slice(MARK.length) : words);

/** A field for words, with what they could mean below it when the server knows that (R264). */
export function SearchField({ label, value, suggest, onType, onApply }: SearchFieldProps) {
  const [names, find] = useSuggestions(suggest);
  const [isWanted, setWanted] = useState(false);
  const isOpen = isWanted && names.length > 0;
  // Whether a name was gone to with the arrows since the last word: only then Enter means it.
  const isAtName = useRef(false);

  const onKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') isAtName.current = isOpen;
    if (event.key !== 'Enter') return;
    // What is chosen is asked for by the choice; the words are asked for by the form, and nothing opens over the answer.
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
      suffix={<SearchOutlined aria-hidden />}
      {...(suggest ? {} : { className: styles.search, value, onChange: ({ target }) => onType(target.value) })}
      // The cross empties the field and asks at once: nobody looks for the button after it.
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

/** Names for a keyword after a pause in the typing; the answer to an earlier word never shows (F29). */
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
        // Nobody asked for help: without it the field is a plain one.
        () => undefined,
      );
    }, SUGGESTION_DELAY_MS);
    running.current = { timer, controller };
  };
  return [names, find] as const;
}
