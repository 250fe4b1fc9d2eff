import type {
  GameEvent,
  NotationReason,
  Refusal,
  RollOffRefusal,
  SetupRefusal,
} from '@claim-it/rules';

type OneOfEach<Fact extends { readonly kind: string }> = {
  readonly [K in Fact['kind']]: Extract<Fact, { kind: K }>;
};

const squatter = { kind: 'squatter', number: 4 } as const;
const claim = { kind: 'claim', covers: 4 } as const;

export const EVENTS: OneOfEach<GameEvent> = {
  diceRequested: { kind: 'diceRequested', seat: 0 },
  rolled: { kind: 'rolled', seat: 0, roll: [2, 3, 5] },
  placed: { kind: 'placed', seat: 0, space: '1,5', stake: claim, before: squatter },
  squatterReturned: { kind: 'squatterReturned', seat: 0, squatter: 4 },
  undone: { kind: 'undone', seat: 0, space: '1,5', roll: [1, 4, 5], stake: squatter, before: null },
  busted: { kind: 'busted', seat: 0, lost: ['1,5', '2,5'] },
  took: {
    kind: 'took',
    seat: 0,
    settled: ['5,5', '5,6'],
    claimed: ['6,2'],
    evicted: [{ seat: 1, spaces: ['5,6'] }],
  },
  passed: { kind: 'passed', seat: 0, lost: ['1,5'] },
  departed: { kind: 'departed', seat: 0, lost: ['1,5'] },
  lastRoundCalled: { kind: 'lastRoundCalled', seat: 0, claims: 9 },
  turnStarted: { kind: 'turnStarted', seat: 0 },
  gameEnded: { kind: 'gameEnded', winners: [0, 1] },
};

export const REFUSALS: OneOfEach<Refusal> = {
  gameIsOver: { kind: 'gameIsOver' },
  noSuchSeat: { kind: 'noSuchSeat', seat: 7 },
  notYourTurn: { kind: 'notYourTurn', seat: 0, onTurn: 1 },
  alreadyGone: { kind: 'alreadyGone', seat: 1 },
  rollIsDue: { kind: 'rollIsDue' },
  placementIsDue: { kind: 'placementIsDue', roll: [1, 4, 5] },
  diceAreRolling: { kind: 'diceAreRolling' },
  noDiceRequested: { kind: 'noDiceRequested' },
  decisionIsDue: { kind: 'decisionIsDue' },
  nothingToTake: { kind: 'nothingToTake' },
  nothingToUndo: { kind: 'nothingToUndo' },
  spaceNotInRoll: { kind: 'spaceNotInRoll', space: '3,4', roll: [1, 4, 5] },
  spaceClaimed: { kind: 'spaceClaimed', space: '3,4', owner: 2 },
  spaceStaked: { kind: 'spaceStaked', space: '3,4' },
  squatterInPlay: { kind: 'squatterInPlay', space: '1,5', squatter: 4, at: '5,1' },
  noClaimLeft: { kind: 'noClaimLeft', space: '3,4' },
};

export const SETUP_REFUSALS: OneOfEach<SetupRefusal | RollOffRefusal> = {
  seatCount: { kind: 'seatCount', seats: 7 },
  colorTwice: { kind: 'colorTwice', color: 'blue' },
  rollOffIsOver: { kind: 'rollOffIsOver', first: 2 },
};

const FOUND = 'x9?';

export const FAULTS: OneOfEach<NotationReason> = {
  ...REFUSALS,
  seatCount: SETUP_REFUSALS.seatCount,
  colorTwice: SETUP_REFUSALS.colorTwice,
  textEnds: { kind: 'textEnds' },
  fieldCount: { kind: 'fieldCount', fields: 5 },
  rowCount: { kind: 'rowCount', rows: 7 },
  spaceCount: { kind: 'spaceCount', row: 3, spaces: 7 },
  unknownMarker: { kind: 'unknownMarker', found: FOUND },
  unknownSeat: { kind: 'unknownSeat', found: FOUND },
  seatNotInGame: { kind: 'seatNotInGame', color: 'red' },
  seatHasLeft: { kind: 'seatHasLeft', color: 'red' },
  notARoll: { kind: 'notARoll', found: FOUND },
  notTurnsLeft: { kind: 'notTurnsLeft', found: FOUND, seats: 3 },
  unknownRules: { kind: 'unknownRules', found: FOUND },
  unknownToken: { kind: 'unknownToken', found: FOUND },
  stakeOnClaimed: { kind: 'stakeOnClaimed', space: '3,4' },
  squatterOnOwn: { kind: 'squatterOnOwn', space: '3,4' },
  claimOnNothing: { kind: 'claimOnNothing', space: '3,4' },
  squatterNotReturned: { kind: 'squatterNotReturned', space: '3,4' },
  squatterTwice: { kind: 'squatterTwice', squatter: 4 },
  tooManyClaims: { kind: 'tooManyClaims', claims: 31 },
  turnAfterEnd: { kind: 'turnAfterEnd' },
  oneSeatLeft: { kind: 'oneSeatLeft' },
  tagUnreadable: { kind: 'tagUnreadable', found: FOUND },
  tagMissing: { kind: 'tagMissing', tag: 'Seats' },
  tagTwice: { kind: 'tagTwice', tag: 'Seats' },
  tagAfterMoves: { kind: 'tagAfterMoves' },
  commentNotClosed: { kind: 'commentNotClosed' },
  turnNumber: { kind: 'turnNumber', expected: 12, found: FOUND },
  otherSeatOnTurn: { kind: 'otherSeatOnTurn', onTurn: 'red', found: FOUND },
  turnNotClosed: { kind: 'turnNotClosed' },
  turnClosed: { kind: 'turnClosed', found: FOUND },
  recordCut: { kind: 'recordCut' },
  resultDiffers: { kind: 'resultDiffers', says: 'o', is: 'g' },
  otherMarker: { kind: 'otherMarker', space: '1,5', stake: squatter },
  rollIsNoBust: { kind: 'rollIsNoBust' },
};
