import type en from '../en-US/navigation';

const texts: Record<keyof typeof en, string> = {};

export default texts;
