// Every call as specified (section 7, and decision A21 for paths that it leaves open), written by hand: the table of
// endpoints is checked against this list, so nothing here is derived from it.
import { accountCalls } from './accountCalls';
import { contentCalls } from './contentCalls';
import type { ContractCase } from './contractCase';
import { dictionaryCalls } from './dictionaryCalls';

const byRow = (one: ContractCase, other: ContractCase) => one.row.localeCompare(other.row);

/** Every call R206–R284 as specified. */
export const contractCases: ContractCase[] = [...accountCalls, ...contentCalls, ...dictionaryCalls]
  .map(([row, signature, keys, make, more]): ContractCase => {
    const [method, path] = signature.split(' ') as ['GET' | 'POST', string];
    return { row, method, path, keys, make, host: 'base', ...more };
  })
  .sort(byRow);
