/** The link to a table with a running game. */
export const door = {
  open: 'Friends with the link may still take a bot’s chair.',
  closed: 'The link has been deleted. People who open it now can only watch.',
};
