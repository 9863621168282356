import type en from '../en-US/session';

const texts: Record<keyof typeof en, string> = {};

export default texts;
