// Every fault of a bot; the first argument selects one. A hanging bot reports it through a file.
import { writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const answer = {
  rubbish: () => process.stdout.write('\u001b[31mI would rather not {really}\n'),
  illegal: () => process.stdout.write('c@11\n'),
  dice: () => process.stdout.write('666\n'),
  floods: () => {
    const flood = () => {
      while (process.stdout.write('x'.repeat(65_536)));
      process.stdout.once('drain', flood);
    };
    flood();
  },
  dies: () => {
    process.stderr.write('out of gold\n');
    process.exit(3);
  },
  // Its last line comes in two pieces.
  stammers: () => {
    process.stderr.write('out of luck');
    setTimeout(() => {
      process.stderr.write('\n');
      process.exit(3);
    }, 50);
  },
  hangs: () => {},
}[process.argv[2]];

if (answer === undefined) process.exit(0); // `ends`: exits before it is asked
// A hanging bot ignores the end of its input too.
if (process.argv[2] === 'hangs') {
  setInterval(() => {}, 1000);
  writeFileSync(process.argv[3], '');
}
createInterface({ input: process.stdin }).on('line', (line) => {
  if (line.startsWith('go ')) answer();
});
