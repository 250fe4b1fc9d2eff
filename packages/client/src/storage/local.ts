/** The localStorage value of a key; null also where storage is forbidden. */
export const readLocal = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

/** Stores a text; where storage is full or forbidden, it lasts only as long as the page. */
export const writeLocal = (key: string, text: string): void => {
  try {
    localStorage.setItem(key, text);
  } catch {
    // lasts only as long as the page
  }
};

export const removeLocal = (key: string): void => {
  try {
    localStorage.removeItem(key);
  } catch {
    // never stored, so already gone
  }
};
