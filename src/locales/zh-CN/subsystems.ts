import type en from '../en-US/subsystems';

const texts: Record<keyof typeof en, string> = {};

export default texts;
