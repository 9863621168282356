/** Fakes a server behind `XMLHttpRequest` that accepts every file and returns this response. */
export function answerUploads(text: string, status = 200): void {
  globalThis.XMLHttpRequest = class {
    upload = {};
    status = status;
    responseText = text;
    responseURL = '';
    onload?: () => void;
    open() {}
    setRequestHeader() {}
    getResponseHeader() {
      return null;
    }
    send() {
      this.onload?.();
    }
  } as unknown as typeof XMLHttpRequest;
}
