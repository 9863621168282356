import { useEffect, useRef, useState } from 'react';
import { useRequest } from 'ahooks';
import type { ScopeItem } from '@/domain/gray-release/schema';
import { listUserScope } from '@/services/gray-release';
import { IN_BACKGROUND } from '@/services/http';
import { GRAY_SEARCH_PAUSE_MS } from './useScopes';

/** Known data of the people in a rule. */
export interface PeopleData {
  known: ReadonlyMap<string, ScopeItem>;
  /** Job numbers in the rule that do not exist (R228). */
  unknown: ReadonlySet<string>;
  /** People found by name or number. */
  suggestions: readonly ScopeItem[];
  search(keyword: string): void;
}

const NOBODY: readonly ScopeItem[] = [];

/** Looks up the job numbers of a rule, each once; a failed lookup marks none as unknown. */
export function usePeople(named: readonly string[] = []): PeopleData {
  const [known, setKnown] = useState<ReadonlyMap<string, ScopeItem>>(new Map());
  const [missing, setMissing] = useState<ReadonlySet<string>>(new Set());
  const asked = useRef(new Set<string>());

  const learn = (people: readonly ScopeItem[]) =>
    setKnown((before) => new Map([...before, ...people.map((person) => [person.id, person] as const)]));

  const names = named.join('\n');
  useEffect(() => {
    const wanted = (names ? names.split('\n') : []).filter((id) => !asked.current.has(id));
    if (wanted.length === 0) return;
    wanted.forEach((id) => asked.current.add(id));
    listUserScope({ jobNumbers: wanted }, IN_BACKGROUND).then(
      (people) => {
        learn(people);
        const there = new Set(people.map(({ id }) => id));
        setMissing((before) => new Set([...before, ...wanted.filter((id) => !there.has(id))]));
      },
      () => wanted.forEach((id) => asked.current.delete(id)),
    );
  }, [names]);

  const suggest = useRequest((keyword: string) => listUserScope({ keyword }, IN_BACKGROUND), {
    manual: true,
    debounceWait: GRAY_SEARCH_PAUSE_MS,
    onSuccess: learn,
    onError: () => undefined,
  });

  return {
    known,
    unknown: new Set(named.filter((id) => missing.has(id))),
    suggestions: suggest.data ?? NOBODY,
    search: (keyword) => {
      if (keyword.trim()) suggest.run(keyword.trim());
      else {
        // A search for the earlier text may be waiting or running.
        suggest.cancel();
        suggest.mutate([]);
      }
    },
  };
}
