/** Lets the browser save a text or a picture as a file. */
export const download = (name: string, content: string | Blob): void => {
  const blob = typeof content === 'string' ? new Blob([content], { type: 'text/plain' }) : content;
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
};

export const downloadRecord = (record: string, time: number): void =>
  download(`claim-it-${new Date(time).toISOString().slice(0, 10)}.claim`, record);
