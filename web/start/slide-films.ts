/**
 * The state of a film, which is a video on a slide. `index` is its position among the videos of the
 * slides, `type` the event that changed the state, `time` is in seconds.
 */
export type FilmState = { index: number; time: number; paused: boolean; type: string };

export type FilmMessage = {
  /** The new state of a film, for the windows that follow this one. */
  film?: FilmState;
  /** Downloaded films, with their positions among the videos of the slides. */
  films?: [index: number, film: Blob][];
};

type Windows = {
  /** The name of the lock that every window with the same slides holds. */
  name: string;
  isPresenters: boolean;
  isCurrent: (video: HTMLVideoElement) => boolean;
  tell: (message: FilmMessage) => void;
};

/**
 * How long to wait for the videos of other windows, in milliseconds: if there are other windows, and if the
 * script cannot find out whether there are.
 */
const [longestAnswer, shortestAnswer] = [5_000, 400];

/**
 * Downloads the videos on slides (films) once for all windows, stores them in memory, and
 * synchronises their positions in all windows.
 */
export class SlideFilms {
  readonly #videos: readonly HTMLVideoElement[];
  readonly #windows: Windows;
  readonly #films = new Map<number, Blob>();
  #handOver = () => {};
  readonly #handedOver = new Promise<void>((resolve) => {
    this.#handOver = resolve;
  });
  /**
   * The time, as in `performance.now()`, until which the events of a video are results of following
   * another window. Such events are not reported to other windows.
   */
  readonly #followedUntil = new WeakMap<HTMLVideoElement, number>();
  /**
   * Whether this window has waited for the videos of other windows. Before that it reports no position,
   * because the other windows have the current positions.
   */
  #hasAsked = false;

  constructor(videos: readonly HTMLVideoElement[], windows: Windows) {
    this.#videos = videos;
    this.#windows = windows;
    for (const [index, video] of videos.entries()) this.#watch(video, index);
  }

  #watch(video: HTMLVideoElement, index: number): void {
    const { isPresenters, isCurrent } = this.#windows;
    // The audience must hear the sound only once.
    if (isPresenters) video.muted = true;
    const handle = ({ type }: Event) => {
      if (!isCurrent(video)) video.pause();
      else if (performance.now() < (this.#followedUntil.get(video) ?? 0)) {
        if (type === "seeked") this.#noteFollowed(video);
      } else if (this.#hasAsked) this.#tell(index, type);
    };
    for (const type of ["play", "pause", "seeked"]) video.addEventListener(type, handle);
    if (!isPresenters) video.addEventListener("timeupdate", handle);
  }

  #tell(index: number, type: string): void {
    const video = this.#videos[index];
    if (!video) return;
    const { currentTime: time, paused } = video;
    this.#windows.tell({ film: { index, type, time, paused } });
  }

  /** Marks the events that follow soon as results of following another window. */
  #noteFollowed(video: HTMLVideoElement): void {
    const until = video.seeking ? Number.POSITIVE_INFINITY : performance.now() + 300;
    this.#followedUntil.set(video, until);
  }

  #follow({ index, time, paused, type }: FilmState): void {
    const video = this.#videos[index];
    // The presenter's window follows the time of the projected window, not the other way round.
    if (!video || (type === "timeupdate" && !this.#windows.isPresenters)) return;
    if (Math.abs(video.currentTime - time) > 0.3) video.currentTime = time;
    if (paused) video.pause();
    else video.play().catch(() => {});
    this.#noteFollowed(video);
  }

  #take(index: number, film: Blob): void {
    const video = this.#videos[index];
    if (!video || this.#films.has(index)) return;
    this.#films.set(index, film);
    const swap = () => {
      // A new source would stop a video that plays. It may play again by the time that `pause`
      // arrives.
      if (!video.paused) return;
      video.removeEventListener("pause", swap);
      const { currentTime } = video;
      video.src = URL.createObjectURL(film);
      video.currentTime = currentTime;
    };
    video.addEventListener("pause", swap);
    swap();
  }

  handle({ film, films = [] }: FilmMessage): void {
    if (film) this.#follow(film);
    for (const [index, each] of films) this.#take(index, each);
    if (films.length > 0) this.#handOver();
  }

  /**
   * Sends the downloaded videos, and the state of each video on the current slide, to the other
   * windows.
   */
  tellAll(): void {
    if (this.#films.size > 0) this.#windows.tell({ films: [...this.#films] });
    for (const [index, video] of this.#videos.entries()) {
      if (this.#windows.isCurrent(video)) this.#tell(index, "asked");
    }
  }

  /**
   * Downloads the videos that no other window has sent. Windows download one after another, so that each can
   * get the videos from the previous window. Without the Web Locks API, outside of secure contexts, they do not
   * wait for each other.
   * @returns whether no download failed
   */
  async fetch(): Promise<boolean> {
    if (this.#videos.length === 0) return true;
    const { locks = null } = navigator;
    const fetchMissing = () => this.#fetchMissing(locks);
    return locks
      ? locks.request(`${this.#windows.name} on their way`, fetchMissing)
      : fetchMissing();
  }

  async #fetchMissing(locks: LockManager | null): Promise<boolean> {
    const { name, tell } = this.#windows;
    const held = (await locks?.query())?.held;
    const isAlone = held?.every((lock) => lock.name !== name);
    if (!isAlone && !this.#hasAsked) {
      const longest = held ? longestAnswer : shortestAnswer;
      const over = new Promise((resolve) => setTimeout(resolve, longest));
      await Promise.race([this.#handedOver, over]);
    }
    this.#hasAsked = true;
    const fetched = await Promise.all(
      this.#videos.map(async (video, index) => {
        const src = video.currentSrc || video.src;
        if (this.#films.has(index) || !src || new URL(src).origin !== location.origin) return true;
        // `no-store`, so that the video is stored only in memory and not in the browser's cache.
        const response = await fetch(src, { cache: "no-store" }).catch(() => null);
        const film = response?.ok && (await response.blob().catch(() => null));
        if (film) this.#take(index, film);
        return Boolean(film);
      }),
    );
    if (this.#films.size > 0) tell({ films: [...this.#films] });
    // The lock is held until the window is closed: the promise never resolves.
    void locks?.request(name, { mode: "shared" }, () => new Promise(() => {}));
    return fetched.every(Boolean);
  }
}
