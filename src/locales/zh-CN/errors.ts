import type en from '../en-US/errors';

const texts: Record<keyof typeof en, string> = {};

export default texts;
