import type en from '../en-US/manuals';

const texts: Record<keyof typeof en, string> = {};

export default texts;
