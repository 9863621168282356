import type en from '../en-US/notices';

const texts: Record<keyof typeof en, string> = {};

export default texts;
