/** Lets the browser keep a text as a file. */
export const download = (name: string, content: string): void => {
  const address = URL.createObjectURL(new Blob([content], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
};

export const downloadRecord = (record: string, time: number): void =>
  download(`claim-it-${new Date(time).toISOString().slice(0, 10)}.claim`, record);
