import ts from 'typescript';
import { projectFiles, read } from './project';

/** Words that no name uses: the field has a term for each. Docs: docs/glossary.md. */
const REFUSED: readonly [term: string, pattern: RegExp][] = [
  ['action', /\bdeeds?(?![a-z])|Deed/],
  ['GrayReleaseEditor, AppContext, createTranslator', /GrayDesk|\bDesk\b|[mM]akeDesk|[rR]eception|\bspeak\b/],
  [
    'permission',
    /usePower|hasPower|decidePower|powerOf|HeldPowers|PowersPanel|powerNames|powerState|powerEndpoints|[lL]oadPowers|withoutPowers|\bpowers\b|\bPOWERS?(_|\b)/,
  ],
  ['notify, report, broadcast, emit', /\btold\b|[a-z]Told|\bTold\b|[tT]eller|\btell(?!Change\b)|[a-z]Tell/],
  ['target, active', /[wW]ish/],
  ['app, caller', /[a-z]Tenant\b|Tenants\b|\btenants\b|[bB]lame/],
  ['tracker', /(Listener|Node)Ledger|\bLedgers\b|createLedger/],
  ['tombstone', /[rR]emains/],
  ['patchWindow, applyTheme', /\bdress\b|\bwear\b/],
  ['patchQiankun', /[pP]rimeQiankun|\bprimed?\b/],
  ['third-party', /[sS]trange|STRANGER/],
  ['underlay', /[bB]eneath|BENEATH/],
  [
    'callbacks, onMessage, handle…, post',
    /\b[eE]ars(Of)?\b|Ears\b|\b[hH]ears?\b|[a-z]Hear|^heard$|Heard|\bobey\b|^say$|^said$|^says$|^say[A-Z]|Said\b|[a-z]Says\b|[hH]earing/,
  ],
  ['FrameChannel, rateLimiter', /FrameLine|frameLine|[oO]penLine|createGate|\bmayPass\b/],
  ['hasBridge, suppress', /^isMute$|[dD]eaf|[hH]ush|QuietSwitch|QuietEscape|QuietStage|quietStage/],
  [
    'navigate, onUnblocked, onBlocked',
    /\blead(Slave|Listeners|Frame|ToToolbar)\b|\b(isLedOn|led|isLeading)\b|onRefuse\b|onAgree\b|RefusedMove|refuseNext/,
  ],
  ['RequestContext, runRequest, RawResponse', /[uU]ndertak|\bperform\b|\bArrived\b|occupyOverlay/],
  ['cachePerToken, isAssetMissing', /\bisGone\b|\bremembered[A-Z]|\bRemembered\b/],
  ['chunk', /PartFailure|partFailure|FailedParts|\b(mockPart|retryPart|PART)\b/],
  [
    'location, history, path, position, mode',
    /HostPlace|RouterPlace|DraftPlace|SideMenuPlace|menuPlaceOf|SortablePlace|placeInGap|PlacesField|arePlacesKnown|\busePlaces?\b|\breadPlace\b|StartPlace|\bplaceWith/,
  ],
  [
    'expiry, returnAddress, loadExtras, IN_BACKGROUND',
    /[nN]oteLife|[fF]ollowLife|[wW]atchLife|[eE]ndOfLife|^life\.|[wW]ayBack|[sS]ettlePlace|[wW]antedAddress|[bB]esideSession|\bBESIDE\b|\bAT_START\b|\bQUIET\b|[mM]eetPerson|[nN]oticeRefusal|[lL]eaveWindowTo|[tT]akeOverWindow|^startCalls\./,
  ],
  ['unmount, suspend', /[tT]akeDown|[tT]akenDown|detachPane/],
  ['ensureSession, configureSession, userKeyOf, onUserChange', /\b(open|connect)Session\b|personKey|[pP]ersonChange/],
  ['staleBuild, registerUnsavedSource', /[rR]enewal|[aA]skAlsoAbout/],
  [
    'openPane, mountPane, evictPanes, registryCache, syncAddress',
    /HostParts|^hostParts\.|createOpening|createMounting|createPreparing|[sS]ettling\b|[rR]egistryKeeper|keepRegistry|[cC]hooseSleepers|[cC]reateAddressing|\b[aA]ddressing\b|[sS]tepBack|SteppedBack|[oO]penMeasurements|^(opening|openings|measurements|mounting|preparing|running)\./,
  ],
  [
    'prefetch',
    /[uU]se(Idle)?Prepare\b|[mM]ayPrepare|[pP]repareSubsystem\b|[pP]reparePermissionData|[pP]repareDictionary|PREPARE|[pP]reparing/,
  ],
  [
    'runtime error, dynamic script, lazy',
    /[lL]ateErrors?\b|[lL]ateFiles?\b|LateDialog|OrLate\b|[fF]etchLate|[rR]eportLate/,
  ],
  ['trampoline, sharedDom, reportedUrl', /[lL]auncherOf|allowLaunching|[sS]haredTargets?|\bbelieved\b/],
  ['accessGrant', /[hH]andOver|[hH]andedOver/],
  ['consumeTokenFromUrl', /[tT]akeToken|[aA]rrivingToken/],
  [
    'useNavigationEntries, useEntryStatus, useAnchoredPosition, useOverflow, useDismiss, useMenuButton',
    /useArrangement|\buseMark|\buseBelow\b|\buseFit\b|\busePanel\b|\buseMenu\b/,
  ],
  ['invalidateBackgroundData', /ageLatest|outdate[A-Z]|noticesChanged|tellChange/],
  ['confirmAnd…', /askAnd/],
  ['layers, restricted APIs, conventions', /\brooms\b|\brooms?(Of|sRule|s-)|\bdoor(Configs|Rules)\b|\bhabits?\b/],
  ['CliError, waitAll, runPool, createProxy', /\bExplained\b|\b(allOf|eachOf)\b|createFront/],
  [
    'baseStyles, useLocation, parseLocation, RuntimeMode, createObservable, standalone',
    /\b(lookStyles|usePlace|readPlace|StartPlace|createLive)\b|\bOffer\b|\bAloneBar\b|portalWhenAlone|createAlonePortal|\b(run|is)Alone\b/,
  ],
  [
    'dataset, applyLatency',
    /\bWorld\b|\bworld(Of|OfSession|Key|NameOf|Label)\b|\b(reset|new)World\b|listWorlds|WORLD|sufferLatency/,
  ],
  ['isDetached, cancel, continueWith, announcement, duplicate', /isAway|\bgiveUp\b|[gG]oOn\b|\bsetNews\b|\btwin\b/],
  [
    'cached, CachedPage, hasDraft',
    /KeptPage|isDraftKept|\bisKept\b|KeptSelection|\breadKept\b|KEPT|keptPages|keptSelection/,
  ],
  ['confirmed, isValid', /\bis(Sure|Fine|Right|Meant)\b/],
  ['…Input', /(Notice|Manual|Message|Template|Dictionary|Item)Draft\b/],
  [
    'updateBindingPrompt, nextStage, useCorrectedAddress, attachHistory, assignWindowStorage',
    /settle(Identity|Binding|Stage|Lost)|useSettledAddress|claimWindowStorage|putRightFirst|becomeGuest|\bstandsIn\b/,
  ],
  ['American spelling', /[oO]rganis|[cC]olour|[cC]atalogue|[nN]ormalise|[lL]icence|[cC]ancelled|[bB]ehaviour/],
  ['accessDeniedAddress, openAccessDenied, AccessDenial', /\bopenHelp\b|\bhelpAddress\b|HelpRequest|rememberHelp/],
  ['ServerEntry, listNavigationEntries', /^listSubsystems$|SubsystemEntry|saveSubsystemOrder/],
  ['authenticated', /[sS]ignedCall/],
  ['currentEntryCode, currentAppWindow', /^currentSubsystem$|^currentView$/],
  ['handleTokenRefused, requestSignOut, markSessionStarted', /expireSession|chooseSignOut|confirmStart/],
  ['breadcrumb', /trailOf|PageTrail|ownTrail/],
  ['response', /AnswerSource|readAnswer|FakeAnswer|PermissionAnswer|\b(json|ok)Answer\b|LostAnswer/],
];

const code = projectFiles().filter(
  (path) => /^(src|packages|subsystems|tests|mock|scripts|config)\//.test(path) && /\.(tsx?|mjs|cjs|jsx?)$/.test(path),
);

const parse = (path: string, text: string) => ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
const parsed = new Map(code.map((path) => [path, parse(path, read(path))]));

/** Every identifier of a file, and the last two segments of its path. */
function namesIn(path: string): Set<string> {
  const names = new Set(path.split('/').slice(-2));
  const collect = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) names.add(node.text);
    ts.forEachChild(node, collect);
  };
  collect(parsed.get(path)!);
  return names;
}

/** The refused names of a file, each with the term to use. */
const refusedIn = (path: string): string[] =>
  [...namesIn(path)].flatMap((name) => {
    const refused = REFUSED.find(([, pattern]) => pattern.test(name));
    return refused ? [`${path}: ${name} (use: ${refused[0]})`] : [];
  });

test('no identifier or file name uses a word that the field has another term for', () => {
  expect(code.length).toBeGreaterThan(1000);
  expect(code.flatMap(refusedIn)).toEqual([]);
});

/** Options and fields that are named as where they come from: antd, the DOM, the wire, the SDK's contract. */
const OPTIONS = ['replace', 'open', 'keyboard', 'background', 'retries', 'openMoreTab', 'hideBar', 'hidesBar'];
const BOOLEAN_NAME = /^(is|has|can|should|are|was|were|did|does|do|will|must|may|needs?|allows?|had)([A-Z]|$)/;

/** Whether a declaration is a boolean by what is written: its type, a literal, a comparison or a state of true or false. */
function isWrittenBoolean({ type, initializer }: ts.VariableDeclaration | ts.ParameterDeclaration): boolean {
  if (type) return type.kind === ts.SyntaxKind.BooleanKeyword;
  if (!initializer) return false;
  if (ts.isBinaryExpression(initializer)) return /^([!=]==|[<>]=?)$/.test(initializer.operatorToken.getText());
  if (ts.isPrefixUnaryExpression(initializer)) return initializer.operator === ts.SyntaxKind.ExclamationToken;
  return /^(true|false|useState(<boolean>)?\((true|false)\))$/.test(initializer.getText());
}

/** The boolean variables, parameters and states of a file whose names do not say that they are. */
function unclearBooleansIn(file: ts.SourceFile): string[] {
  const unclear: string[] = [];
  const check = (node: ts.Node): void => {
    if ((ts.isVariableDeclaration(node) || ts.isParameter(node)) && isWrittenBoolean(node)) {
      const named = ts.isArrayBindingPattern(node.name) ? node.name.elements[0] : node;
      const name = named && !ts.isOmittedExpression(named) ? named.name.getText() : '';
      if (name && !BOOLEAN_NAME.test(name) && !OPTIONS.includes(name)) unclear.push(`${file.fileName}: ${name}`);
    }
    ts.forEachChild(node, check);
  };
  check(file);
  return unclear;
}

test('a boolean is named is, has, can or should', () => {
  const product = code.filter((path) => /^(src|packages\/subsystem-sdk\/src)\//.test(path) && !/\.test\./.test(path));
  expect(product.flatMap((path) => unclearBooleansIn(parsed.get(path)!))).toEqual([]);
  const unclear = 'let late = false;\nconst [open, setOpen] = useState(false);\nconst [shown] = useState(true);';
  const more = 'const same = 1 === 2;\nfunction a(force: boolean) {}';
  expect(unclearBooleansIn(parse('a.ts', `${unclear}\n${more}`))).toEqual([
    'a.ts: late',
    'a.ts: shown',
    'a.ts: same',
    'a.ts: force',
  ]);
});

test.each(['NoticeDeed', 'usePower', 'isLateErrorSaid', 'layBeneath', 'createGate'])('%s is refused', (name) =>
  expect(REFUSED.some(([, pattern]) => pattern.test(name))).toBe(true),
);
