import type { Space } from '@claim-it/rules';

/** Four lessons; each names its steps, so that none can be without words. */
export const learn = {
  lead: 'Four short lessons. You make the moves.',
  lesson: (number: number): string => `Lesson ${number}`,
  begin: 'Begin',
  again: 'Once more',
  finished: 'Done',
  step: (number: number, of: number): string => `Step ${number} of ${of}`,
  next: 'Next',
  nextLesson: 'Next lesson',
  overview: 'All lessons',
  allFinished: 'You know the game. Sit down and play!',
  rulebook: 'Read the rules',
  /** What helps a player who does something else than the step asks for. */
  hints: {
    next: 'Choose “Next”.',
    roll: 'Choose “Roll”.',
    rollAgain: 'Choose “Roll again”.',
    anySpace: 'Choose one of the glowing spaces.',
    space: (space: Space): string => `Choose column ${space[0]}, row ${space[2]}.`,
    take: 'Choose “Take”.',
    done: 'This lesson is over.',
  },
  lessons: {
    1: {
      title: 'Roll and place',
      goal: 'Three dice say where a marker goes.',
      steps: {
        roll: 'You are Green. Every turn begins with a roll.',
        place:
          'One die is the column, one the row. The third picks the squatter. Choose a glowing space.',
        second: 'There it lies. You may still choose another space. Then roll again.',
        placeSecond: 'Two dice are equal, so only three spaces fit. Choose one.',
        take: 'Two spaces are enough. Take them now.',
        done: 'The squatters go back. Your markers stay: two spaces are settled.',
      },
      hints: {
        place: 'Choose one of the six glowing spaces.',
        take: 'No more rolls for now. Choose “Take”.',
      },
    },
    2: {
      title: 'Claims and stacks',
      goal: 'What lies on a space decides what you place.',
      steps: {
        look: 'Your turn is running. Squatters 2 and 5 are out. A dark rim means claimed for good.',
        roll: 'Roll again.',
        jump: 'Three spaces glow. Choose Blue’s marker on 5,1. Squatter 4 jumps it.',
        own: 'Now change your mind. Choose your own marker on 1,5. It gets a claim.',
        squatter: 'Change it once more. Choose squatter 2 on 1,4. It gets a claim too.',
        closed: 'Try a claimed space: 4,5 or 5,4.',
        take: 'Closed to everybody, even to its owner. Now take.',
        done: 'Space 1,4 is yours for good. Space 3,3 is settled and may be jumped.',
      },
      hints: { look: 'Have a look at the board, then choose “Next”.' },
    },
    3: {
      title: 'Bust or take',
      goal: 'One bad roll costs the whole turn.',
      steps: {
        look: 'You have laid markers on four spaces. Nothing is yours yet.',
        roll: 'The gauge shows the risk. Be brave and roll again.',
        bust: 'Bust! The roll 3, 4 and 6 fits nowhere. Squatters 3 and 6 are out, and 3,6 and 6,3 are closed. All four spaces are lost.',
        fresh: 'A new chance: markers lie on five spaces.',
        take: 'This time be wise. Take all five.',
        done: 'All five are yours, three of them for good. Blue and Orange get their markers back.',
      },
      hints: {
        look: 'Have a look at the board, then choose “Next”.',
        roll: 'Choose “Roll again”. You will see why it matters.',
        take: 'Remember the bust. Choose “Take”.',
      },
    },
    4: {
      title: 'Last round and scoring',
      goal: 'The largest mine wins, not the most spaces.',
      steps: {
        take: 'You are Orange with eight claims. One more lies on 6,1. Take it!',
        green: 'Nine claims call the last round. Everybody has one more turn, you the last.',
        blue: 'Green’s mine has 6 spaces. Now Blue plays.',
        roll: 'Your mine has 6 spaces too. This is your last turn. Roll!',
        join: 'Spaces join by their sides. Choose the one that joins your mine.',
        last: 'Your mine would grow to 7. Take!',
        done: 'You win: 7 against 6 and 5. In a tie, claims decide, then spaces.',
      },
      hints: {
        green: 'Choose “Next” to see Green’s turn.',
        blue: 'Choose “Next” to see Blue’s turn.',
        join: 'That does not join your largest mine. Look at column 2, row 5.',
      },
    },
  },
};
