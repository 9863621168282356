import type en from '../en-US/feedback';

const texts: Record<keyof typeof en, string> = {};

export default texts;
