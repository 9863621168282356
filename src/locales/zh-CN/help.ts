import type en from '../en-US/help';

const texts: Record<keyof typeof en, string> = {};

export default texts;
