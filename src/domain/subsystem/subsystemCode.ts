/** Form of the code of a subsystem, which is also its path. */
export const SUBSYSTEM_CODE = /^[a-z][A-Za-z0-9]{0,31}$/;

/** Whether a text has the form of a subsystem code. */
export const isSubsystemCode = (text: string): boolean => SUBSYSTEM_CODE.test(text);
