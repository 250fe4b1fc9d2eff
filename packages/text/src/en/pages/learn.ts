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
  lessons: {
    1: {
      title: 'Roll and place',
      goal: 'Three dice say where a marker goes.',
      steps: {
        roll: {
          say: 'You are Green. Every turn begins with a roll.',
          hint: 'Choose “Roll”.',
        },
        place: {
          say: 'One die is the column, one the row. The third picks the squatter. Choose a glowing space.',
          hint: 'Choose one of the six glowing spaces.',
        },
        second: {
          say: 'There it lies. You may still choose another space. Then roll again.',
          hint: 'Choose “Roll again”.',
        },
        placeSecond: {
          say: 'Two dice are equal, so only three spaces fit. Choose one.',
          hint: 'Choose one of the glowing spaces.',
        },
        take: {
          say: 'Two spaces are enough. Take them now.',
          hint: 'No more rolls for now. Choose “Take”.',
        },
        done: {
          say: 'The squatters go back. Your markers stay: two spaces are settled.',
          hint: 'This lesson is over.',
        },
      },
    },
    2: {
      title: 'Claims and stacks',
      goal: 'What lies on a space decides what you place.',
      steps: {
        look: {
          say: 'Your turn is running. Squatters 2 and 5 are out. A dark rim means claimed for good.',
          hint: 'Have a look at the board, then choose “Next”.',
        },
        roll: { say: 'Roll again.', hint: 'Choose “Roll again”.' },
        jump: {
          say: 'Three spaces glow. Choose Blue’s marker on 5,1. Squatter 4 jumps it.',
          hint: 'Choose column 5, row 1.',
        },
        own: {
          say: 'Now change your mind. Choose your own marker on 1,5. It gets a claim.',
          hint: 'Choose column 1, row 5.',
        },
        squatter: {
          say: 'Change it once more. Choose squatter 2 on 1,4. It gets a claim too.',
          hint: 'Choose column 1, row 4.',
        },
        closed: {
          say: 'Try a claimed space: 4,5 or 5,4.',
          hint: 'Choose column 4, row 5.',
        },
        take: {
          say: 'Closed to everybody, even to its owner. Now take.',
          hint: 'Choose “Take”.',
        },
        done: {
          say: 'Space 1,4 is yours for good. Space 3,3 is settled and may be jumped.',
          hint: 'This lesson is over.',
        },
      },
    },
    3: {
      title: 'Bust or take',
      goal: 'One bad roll costs the whole turn.',
      steps: {
        look: {
          say: 'You have laid markers on four spaces. Nothing is yours yet.',
          hint: 'Have a look at the board, then choose “Next”.',
        },
        roll: {
          say: 'The gauge shows the risk. Be brave and roll again.',
          hint: 'Choose “Roll again”. You will see why it matters.',
        },
        bust: {
          say: 'Bust! The roll 3, 4 and 6 fits nowhere. Squatters 3 and 6 are out, and 3,6 and 6,3 are closed. All four spaces are lost.',
          hint: 'Choose “Next”.',
        },
        fresh: {
          say: 'A new chance: markers lie on five spaces.',
          hint: 'Choose “Next”.',
        },
        take: {
          say: 'This time be wise. Take all five.',
          hint: 'Remember the bust. Choose “Take”.',
        },
        done: {
          say: 'All five are yours, three of them for good. Blue and Orange get their markers back.',
          hint: 'This lesson is over.',
        },
      },
    },
    4: {
      title: 'Last round and scoring',
      goal: 'The largest mine wins, not the most spaces.',
      steps: {
        take: {
          say: 'You are Orange with eight claims. One more lies on 6,1. Take it!',
          hint: 'Choose “Take”.',
        },
        green: {
          say: 'Nine claims call the last round. Everybody has one more turn, you the last.',
          hint: 'Choose “Next” to see Green’s turn.',
        },
        blue: {
          say: 'Green’s mine has 6 spaces. Now Blue plays.',
          hint: 'Choose “Next” to see Blue’s turn.',
        },
        roll: {
          say: 'Your mine has 6 spaces too. This is your last turn. Roll!',
          hint: 'Choose “Roll”.',
        },
        join: {
          say: 'Spaces join by their sides. Choose the one that joins your mine.',
          hint: 'That does not join your largest mine. Look at column 2, row 5.',
        },
        last: { say: 'Your mine would grow to 7. Take!', hint: 'Choose “Take”.' },
        done: {
          say: 'You win: 7 against 6 and 5. In a tie, claims decide, then spaces.',
          hint: 'This lesson is over.',
        },
      },
    },
  },
};
