import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { manifestFile, parseFolder, releaseFolder } from './release-name.mjs';

const UNFINISHED = '.unfinished';
const ABANDONED_AFTER_MS = 86_400_000;
const tagOf = (text) => createHash('sha256').update(text).digest('hex');

/** Releases and registry in a folder of this machine, from which the API process or a web server serves them. */
export class LocalStore {
  constructor(folder) {
    this.folder = folder;
    this.description = folder;
  }

  /** Text of a file and the tag of its content; undefined if it does not exist. */
  async read(key) {
    try {
      const text = fs.readFileSync(this.#path(key), 'utf8');
      return { text, tag: tagOf(text) };
    } catch (error) {
      if (error.code !== 'ENOENT') throw error;
      return undefined;
    }
  }

  async bytes(key) {
    return fs.readFileSync(this.#path(key));
  }

  /** Paths of the files of a folder, relative to it. */
  async files(folder) {
    const base = this.#path(folder);
    const entries = fs.readdirSync(base, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    return entries.map((entry) =>
      path.relative(base, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'),
    );
  }

  /** Creates a file atomically; false if it exists. */
  async create(key, text) {
    return this.#whole(text, (unfinished) => {
      fs.mkdirSync(path.dirname(this.#path(key)), { recursive: true });
      try {
        fs.linkSync(unfinished, this.#path(key));
        return true;
      } catch (error) {
        if (error.code !== 'EEXIST') throw error;
        return false;
      }
    });
  }

  /** Replaces a file if its content still has that tag (undefined: if it does not exist); otherwise false. */
  async replace(key, text, tag) {
    if (tag === undefined) return this.create(key, text);
    return this.#whole(text, (unfinished) => {
      if (tagOf(fs.readFileSync(this.#path(key))) !== tag) return false;
      fs.renameSync(unfinished, this.#path(key));
      return true;
    });
  }

  /** Publishes the files of a release, {path, bytes()} each, all at once; false if it exists. */
  async publish(name, release, files) {
    const target = this.#path(releaseFolder(name, release));
    if (fs.existsSync(target)) return false;
    const unfinished = this.#unfinished();
    try {
      for (const file of files) {
        fs.mkdirSync(path.dirname(path.join(unfinished, file.path)), { recursive: true });
        fs.writeFileSync(path.join(unfinished, file.path), file.bytes());
      }
      fs.mkdirSync(path.dirname(target), { recursive: true });
      fs.renameSync(unfinished, target);
      return true;
    } catch (error) {
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
      return false;
    } finally {
      fs.rmSync(unfinished, { recursive: true, force: true });
    }
  }

  /** All releases as {name, release, at}; `at` is the time of publishing in milliseconds. */
  async releases() {
    const base = this.#path('mfe');
    const names = fs.existsSync(base) ? fs.readdirSync(base) : [];
    const folders = names.flatMap((name) =>
      fs.readdirSync(path.join(base, name)).map((release) => `${name}/${release}`),
    );
    return folders.flatMap((folder) => {
      const named = parseFolder(folder);
      const manifest = named && path.join(base, folder, manifestFile(named.name));
      const at = manifest && fs.statSync(manifest, { throwIfNoEntry: false })?.mtimeMs;
      return at ? [{ ...named, at }] : [];
    });
  }

  async remove(name, release) {
    fs.rmSync(this.#path(releaseFolder(name, release)), { recursive: true, force: true });
  }

  #path(key) {
    return path.join(this.folder, key);
  }

  /** A temporary path for writing; removes the leftovers of killed writers. */
  #unfinished() {
    const folder = this.#path(UNFINISHED);
    fs.mkdirSync(folder, { recursive: true });
    for (const leftover of fs.readdirSync(folder).map((name) => path.join(folder, name))) {
      const writtenAt = fs.statSync(leftover, { throwIfNoEntry: false })?.mtimeMs;
      if (Date.now() - writtenAt > ABANDONED_AFTER_MS) fs.rmSync(leftover, { recursive: true, force: true });
    }
    return path.join(folder, randomUUID());
  }

  /** Writes the text to a temporary file, moves it with `place`, and cleans up. */
  #whole(text, place) {
    const unfinished = this.#unfinished();
    fs.writeFileSync(unfinished, text);
    try {
      return place(unfinished);
    } finally {
      fs.rmSync(unfinished, { force: true });
    }
  }
}
