import type { ComponentProps } from 'react';
import { parseServerTime } from '@/utils/time';

type ServerTimeProps = Omit<ComponentProps<'time'>, 'dateTime'> & { value: string | null | undefined };

/** Marks a text as a time of the server, with its zone for browsers and screen readers; the children are the text. */
export const ServerTime = ({ value, ...rest }: ServerTimeProps) => (
  <time {...rest} dateTime={parseServerTime(value)?.format()} />
);
