const PROGRAM = /\.(?:bat|cmd|com|cpl|dll|exe|hta|jar|jse?|lnk|ms[ip]|pif|ps1|reg|scr|vb[es]|wsf)\s*$/i;

/** Whether a file of this name runs when it is opened, so that the readers' machines may block it. */
export const isProgram = (name: string): boolean => PROGRAM.test(name);
