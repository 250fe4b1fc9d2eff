import type { Space } from '@claim-it/rules';

/** Four lessons; each has fixed steps, so that none can lack a text. */
export const learn = {
  lesson: (number: number): string => `Lesson ${number}`,
  begin: 'Begin',
  again: 'Once more',
  finished: 'Done',
  step: (number: number, of: number): string => `Step ${number} of ${of}`,
  next: 'Next',
  nextLesson: 'Next lesson',
  overview: 'All lessons',
  allFinished: 'You know the game now. Have fun playing!',
  rulebook: 'Read the rules',
  /** Help for a player who does something other than the step asks for. */
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
        roll: 'Build the largest mine: own spaces that touch. You are Green. Roll to begin your turn.',
        place:
          'One die is the column, one the row. The third is the squatter. Choose a glowing space.',
        second: 'There it lies. You may still choose another space. Then roll again.',
        placeSecond: 'Two dice are equal, so only three spaces are possible. Choose one.',
        take: 'Two spaces are enough. Stop here and take them.',
        done: 'The squatters go back. Your markers stay. You have settled two spaces.',
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
        look: 'You are in the middle of your turn. Squatters 2 and 5 are on the board. A dark rim means: claimed for good.',
        roll: 'Roll again.',
        jump: 'Three spaces glow. Choose Blue’s marker on 5,1. Squatter 4 goes on top. That is called jumping.',
        own: 'You may still change your mind. Choose your own marker on 1,5. It gets a claim.',
        squatter: 'Change it once more. Choose squatter 2 on 1,4. It gets a claim, too.',
        closed: 'Try a claimed space: 4,5 or 5,4.',
        take: 'It is closed to everybody, even to its owner. Now take your spaces.',
        done: 'Space 1,4 is yours for good. Space 3,3 is settled and may be jumped.',
      },
      hints: { look: 'Look at the board, then choose “Next”.' },
    },
    3: {
      title: 'Roll again or take?',
      goal: 'One bad roll costs the whole turn.',
      steps: {
        look: 'You have placed markers on four spaces. Nothing is yours yet.',
        roll: 'The gauge shows the risk. Be brave and roll again.',
        bust: 'Bust! The roll 3, 4 and 6 fits nowhere. Squatters 3 and 6 are on the board already. 3,6 and 6,3 are closed. You lose all four spaces.',
        fresh: 'A new chance: you have markers on five spaces.',
        take: 'Be clever this time. Take all five.',
        done: 'All five are yours, three of them for good. Blue and Orange get their markers back.',
      },
      hints: {
        look: 'Look at the board, then choose “Next”.',
        roll: 'Choose “Roll again”. You will see what happens.',
        take: 'Remember the bust. Choose “Take”.',
      },
    },
    4: {
      title: 'The last round',
      goal: 'The largest mine wins, not the most spaces.',
      steps: {
        take: 'You are Orange with eight claimed spaces. One more claim lies on 6,1. Take it!',
        green:
          'Nine claimed spaces: the last round begins! Everybody has one more turn. You go last.',
        blue: 'Green’s mine has 6 spaces. Now Blue plays.',
        roll: 'Your mine has 6 spaces too. This is your last turn. Roll!',
        join: 'Spaces join by their sides. Choose the one that joins your mine.',
        last: 'Your mine would grow to 7. Take the space!',
        done: 'You win: 7 against 6 and 5. In a tie, claimed spaces decide, then all spaces.',
      },
      hints: {
        green: 'Choose “Next” to see Green’s turn.',
        blue: 'Choose “Next” to see Blue’s turn.',
        join: 'That does not join your largest mine. Look at column 2, row 5.',
      },
    },
  },
};
