/** The line to the server on which a table's news comes: a socket, opened again whenever it is lost. */
import { pause } from "./catching";
import { changed, type Changes } from "./changes";
import type { TalkNews } from "./talk.svelte";
import type { TablePage, TalkPage } from "../types";

/** What happens on the line, for whoever listens. */
export interface Listener {
  /** Where to call. */
  address: () => URL;
  opened: () => void;
  heard: (page: TablePage) => void;
  /** Somebody said something. */
  said: (talk: TalkPage | TalkNews) => void;
  /** The server closed it, with its code. */
  closed: (code: number) => void;
  lost: () => void;
  /** Time to try again. */
  again: () => void;
}

export class Line {
  /** Nobody listens any more. */
  closed = false;
  private socket: WebSocket | undefined;
  /** What came last on this socket: the server tells only what is not as it was. */
  private last: TablePage | undefined;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly listener: Listener) {}

  connect(): void {
    this.hangUp();
    if (this.closed) return;
    const url = this.listener.address();
    url.protocol = url.protocol.replace("http", "ws");
    url.searchParams.set("changes", "true");
    url.searchParams.set("talk", "true");
    this.last = undefined;
    const socket = new WebSocket(url);
    this.socket = socket;
    socket.onopen = () => {
      this.tries = 0;
      this.listener.opened();
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (this.socket !== socket) return;
      const said = JSON.parse(event.data) as TablePage | Changes | { talk: TalkPage | TalkNews } | { alive: true };
      if ("talk" in said) this.listener.said(said.talk);
      if (!("version" in said)) return;
      if ("changes" in said) this.last = this.last && changed(this.last, said);
      else this.last = said;
      if (this.last) this.listener.heard(this.last);
    };
    socket.onclose = ({ code }) => {
      if (this.socket !== socket) return;
      this.listener.closed(code);
      this.lose();
    };
  }

  /** Nobody is there: later once more. */
  lose(): void {
    if (this.closed) return;
    this.listener.lost();
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.listener.again(), pause(this.tries++));
  }

  /** Once more, at once. */
  hurry(): void {
    if (this.closed) return;
    this.tries = 0;
    this.listener.again();
  }

  close(): void {
    this.closed = true;
    this.hangUp();
  }

  private hangUp(): void {
    clearTimeout(this.timer);
    const old = this.socket;
    this.socket = undefined;
    old?.close();
  }
}
