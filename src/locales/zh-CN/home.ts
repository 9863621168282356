import type en from '../en-US/home';

const texts: Record<keyof typeof en, string> = {};

export default texts;
