/** The rules in our own words, short and full. */
export const rulebook = {
  lead: 'Roll three dice, lay markers, stop in time. The largest mine wins.',
  contents: 'Contents',
  short: 'In short',
  full: 'In full',
  lessons: 'Learn it on the board',
  chapters: {
    S: {
      title: 'Setting up',
      /** The chapter in a few short sentences. */
      short: [
        'Two to five players each have one color.',
        'The highest roll begins.',
        'Column first, then row: 5,2 is column 5, row 2.',
        'Six squatters and thirty claims are for everybody.',
      ] as readonly string[],
      /** What is under each of its little boards. */
      figures: ['Green’s marker is on 5,2: column 5, row 2.'] as readonly string[],
    },
    P: {
      title: 'Rolling and placing',
      short: [
        'Roll. One die is the column, one the row.',
        'The third die picks the squatter.',
        'Empty or another player’s: place that squatter.',
        'Your own, or a squatter of this turn: place a claim.',
        'A claim closes the space to everybody.',
        'Then roll again or take.',
      ] as readonly string[],
      figures: [
        'Green rolls 1, 4 and 5. Open are 5,1 for squatter 4, and 1,5 and 1,4 for a claim. Squatter 5 is out, and 4,5 and 5,4 are claimed.',
      ] as readonly string[],
    },
    B: {
      title: 'Busting',
      short: [
        'No marker can be placed? Bust!',
        'All markers of this turn are lost.',
      ] as readonly string[],
      figures: [
        'Green rolls 3, 4 and 6, and nothing fits.',
        'After the bust: the board is as it was before the turn.',
      ] as readonly string[],
    },
    T: {
      title: 'Taking',
      short: [
        'Take ends your turn and keeps its spaces.',
        'Under a claim: yours for good.',
        'Under a squatter: yours until somebody jumps it.',
      ] as readonly string[],
      figures: [
        'Green stops here.',
        'After taking: two spaces are settled, three are claimed for good.',
      ] as readonly string[],
    },
    L: {
      title: 'The last round',
      short: [
        'Enough claimed spaces call the last round: 13, 9, 7 or 6.',
        'The number depends on two, three, four or five players.',
        'Everybody has one more turn, the caller last.',
      ] as readonly string[],
      figures: [
        'Orange has nine claimed spaces. With three players that calls the last round.',
      ] as readonly string[],
    },
    W: {
      title: 'Winning',
      short: [
        'Your largest mine counts: spaces joined by their sides.',
        'In a tie, claimed spaces decide, then all spaces.',
      ] as readonly string[],
      figures: ['The largest mines: Green 6, Blue 5, Orange 7. Orange wins.'] as readonly string[],
    },
    V: {
      title: 'The variation: squatters return',
      short: [
        'A claim sends the squatter beneath it back at once.',
        'Agree on it before the game.',
      ] as readonly string[],
      figures: ['A claim lies on 3,4 and its squatter is free again.'] as readonly string[],
    },
  },
  rules: {
    S1: 'Two to five players each take the markers of one color; the board starts empty.',
    S2: 'Everybody rolls the three dice, and the highest sum has the first turn; those tied for it roll again among themselves.',
    S3: 'Turns go round the table clockwise from the first player.',
    S4: 'A space is named by its column, numbered along the bottom from left to right, and then its row, numbered up the left side: column 5, row 2 is space 5,2.',
    S5: 'Beside the board lie six squatters, numbered 1 to 6, and thirty claims, which all players share.',
    P1: 'A turn begins with a roll of the three dice, and every turn has at least one.',
    P2: 'One die names the column, another the row, and the third the marker; the player chooses which die does what.',
    P3: 'On an empty space goes the squatter with the third die’s number, if that squatter is free.',
    P4: 'A space settled by an opponent counts as empty: the squatter goes on top of the opponent’s marker.',
    P5: 'On a space you have settled, or on a squatter laid this turn, goes a claim, whatever the third die shows.',
    P6: 'A claim closes its space to everybody, its owner included, whether it was claimed for good or laid this turn.',
    P7: 'A squatter under a claim is still in play: its number is not free before the turn ends.',
    P8: 'Each roll lays exactly one marker, and where one can be laid it must be.',
    P9: 'Until the turn ends no player’s marker comes to the board or leaves it: what is laid this turn lies on top.',
    P10: 'After a placement the player rolls again, as often as wanted, or takes.',
    B1: 'A roll that allows no placement at all is a bust.',
    B2: 'On a bust every marker laid this turn leaves the board, and what was settled or claimed before stays as it was.',
    B3: 'A bust ends the turn, and the next player rolls.',
    T1: 'A player may take after any placement, and only then.',
    T2: 'Each space with a claim on top becomes the player’s for good: claimed, the claim beneath and the own marker above.',
    T3: 'Each space with a squatter on top becomes the player’s own, settled, until somebody jumps it.',
    T4: 'Opponents’ markers that were covered go back to their owners.',
    T5: 'All squatters go back to the rack, the turn is over, and the next player rolls.',
    L1: 'Claimed spaces call the last round, connected or not: 13 with two players, 9 with three, 7 with four, 6 with five.',
    L2: 'It is called at the end of a turn by the player who then has that many, and only once in a game.',
    L3: 'Every player then has exactly one more turn, the caller last.',
    L4: 'After the caller’s turn the game ends.',
    W1: 'The largest single group wins: own spaces, settled and claimed alike, joined by their sides and not by their corners.',
    W2: 'Among players tied for that, the one with the most claimed spaces on the board wins, connected or not.',
    W3: 'Among players still tied, the one with the most spaces on the board wins.',
    V1: 'A claim laid on a squatter sends that squatter back to the rack at once, free for use in the same turn.',
    V2: 'The variation is played only if it was agreed on before the game; it is allowed with five players too, though the designer advises against it.',
  },
  rulings: {
    title: 'Rulings',
    lead: 'Where the printed rules are silent, we play like this.',
    list: {
      R1: {
        title: 'Equal dice',
        text: 'Two equal dice offer three spaces, three equal dice only one. With 1, 1 and 4 these are 1,1 with third die 4, and 1,4 and 4,1 with third die 1.',
      },
      R2: {
        title: 'No claims left',
        text: 'When all thirty claims are on the board, no claim can be placed.',
      },
      R3: {
        title: 'Markers never run short',
        text: 'A player may own any number of spaces.',
      },
      R4: {
        title: 'A bust undoes the turn exactly',
        text: 'Every marker of this turn goes, in the variation also a claim on the bare board.',
      },
      R5: {
        title: 'Bust on the first roll',
        text: 'The first roll can bust too. Only the turn is lost.',
      },
      R6: {
        title: 'The last turn is an ordinary turn',
        text: 'Whoever reaches the number of claims in the last round calls nothing. Nobody has a second last turn.',
      },
      R7: {
        title: 'Everything tied',
        text: 'Players equal in mine, claims and spaces share the win.',
      },
      R8: {
        title: 'A player leaves',
        text: 'The markers stay and may be jumped. The turns are skipped, and that player cannot win. With one player left, that player wins.',
      },
      R9: {
        title: 'Taking a placement back',
        text: 'Until the next roll or the take you may choose another space. A roll or a take is final.',
      },
    },
  },
};
