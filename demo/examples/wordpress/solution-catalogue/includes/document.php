<?php
/**
 * What WordPress itself knows of the catalogue, for the list that readers without scripts, feeds and search engines see.
 *
 * It asks the site of the settings only: authors cannot make the server ask others. No reader waits for it: WordPress' own
 * timetable (WP-Cron) asks, at most once in an hour, as the catalogue's cache headers want it.
 */

defined('ABSPATH') || exit;

/** The largest answer that is read, in bytes, and the most objects and lists in it: a small text can need much memory. */
const SOLUTION_CATALOGUE_MOST_BYTES = 4 * MB_IN_BYTES;
const SOLUTION_CATALOGUE_MOST_PARTS = 60000;

/** How many seconds one answer may take. */
const SOLUTION_CATALOGUE_MOST_SECONDS = 8;

/** For how many seconds nothing is asked after a failure. */
const SOLUTION_CATALOGUE_PAUSE = 10 * MINUTE_IN_SECONDS;

/** The address of the document, as the element makes it of its source. */
function solution_catalogue_document_url($src) {
	list($address, $query) = explode('?', $src . '?', 2);
	$query = rtrim($query, '?');
	if (! preg_match('/\.json$/', $address)) {
		$address = untrailingslashit($address) . '/api/v1/solutions.json';
	}
	return '' === $query ? $address : "$address?$query";
}

/** Under which names it is kept: what was read, and how it went when it was last asked for. */
function solution_catalogue_keys($src) {
	$key = 'solution_catalogue_' . md5($src);
	return array('document' => "{$key}_document", 'state' => "{$key}_state");
}

/** What is kept of the catalogue, or null; sees to it that it is asked for again when that is due. */
function solution_catalogue_document() {
	$src = solution_catalogue_setting('src');
	if ('' === $src) {
		return null;
	}
	$keys = solution_catalogue_keys($src);
	if (false === get_transient($keys['state']) && ! wp_next_scheduled('solution_catalogue_refresh')) {
		wp_schedule_single_event(time(), 'solution_catalogue_refresh');
	}
	$document = get_transient($keys['document']);
	return is_array($document) ? $document : null;
}

/** How it went when the catalogue was last asked for: "ok", what went wrong, or false when nobody knows any more. */
function solution_catalogue_state() {
	return get_transient(solution_catalogue_keys(solution_catalogue_setting('src'))['state']);
}

add_action('solution_catalogue_refresh', 'solution_catalogue_refresh');

/** Asks for the catalogue. What was read before stays for a day when that fails. */
function solution_catalogue_refresh() {
	$src = solution_catalogue_setting('src');
	if ('' === $src) {
		return;
	}
	$keys = solution_catalogue_keys($src);
	// Beforehand, so that nobody else asks meanwhile, and neither when this never comes to its end.
	set_transient($keys['state'], 'unreachable', SOLUTION_CATALOGUE_PAUSE);
	$document = solution_catalogue_request(solution_catalogue_document_url($src));
	if (is_string($document)) {
		set_transient($keys['state'], $document, SOLUTION_CATALOGUE_PAUSE);
		return;
	}
	$document['index'] = solution_catalogue_index($src, get_transient($keys['document']));
	set_transient($keys['document'], $document, DAY_IN_SECONDS);
	set_transient($keys['state'], 'ok', HOUR_IN_SECONDS);
}

/**
 * Asks for a document.
 *
 * @return array|string what is kept of it, or what went wrong
 */
function solution_catalogue_request($url) {
	$answer = solution_catalogue_ask($url);
	return is_string($answer) ? $answer : solution_catalogue_read($answer['text']);
}

/**
 * Asks for a file of the catalogue. Addresses of the server's own network are refused by WordPress (wp_safe_remote_get), redirects are
 * not followed, and packed answers are refused: WordPress would unpack them in memory without a limit.
 *
 * @return array|string its `text`, or what went wrong
 */
function solution_catalogue_ask($url) {
	$until = microtime(true) + SOLUTION_CATALOGUE_MOST_SECONDS;
	// Where PHP has no curl, the timeout counts anew with each byte.
	$watch = function () use ($until) {
		if (microtime(true) > $until) {
			throw new RuntimeException('unreachable');
		}
	};
	$check = function ($response) {
		if (preg_match('/^content-encoding:/im', substr($response, 0, (int) strpos($response, "\r\n\r\n")))) {
			throw new RuntimeException('no-catalogue');
		}
	};
	add_action('requests-request.progress', $watch);
	add_action('requests-requests.before_parse', $check);
	try {
		$answer = wp_safe_remote_get(
			$url,
			array(
				'timeout'             => SOLUTION_CATALOGUE_MOST_SECONDS,
				'redirection'         => 0,
				'limit_response_size' => SOLUTION_CATALOGUE_MOST_BYTES + 1,
				'headers'             => array('Accept' => 'application/json', 'Accept-Encoding' => 'identity'),
			)
		);
	} catch (RuntimeException $error) {
		return $error->getMessage();
	} finally {
		remove_action('requests-request.progress', $watch);
		remove_action('requests-requests.before_parse', $check);
	}
	if (is_wp_error($answer)) {
		return 'unreachable';
	}
	$status = wp_remote_retrieve_response_code($answer);
	if (200 !== $status) {
		return $status >= 300 && $status < 400 ? 'redirect' : 'status';
	}
	$text  = wp_remote_retrieve_body($answer);
	$parts = substr_count($text, '{') + substr_count($text, '[');
	if (strlen($text) > SOLUTION_CATALOGUE_MOST_BYTES || $parts > SOLUTION_CATALOGUE_MOST_PARTS) {
		return 'too-large';
	}
	return array('text' => $text);
}

/** What is kept of a document's text, or what is wrong with it. */
function solution_catalogue_read($text) {
	$document = json_decode($text, true, 32);
	if (! is_array($document) || 1 !== ($document['version'] ?? null) || ! is_array($document['solutions'] ?? null)) {
		return 'no-catalogue';
	}
	$solutions = array_values(array_filter(array_map('solution_catalogue_solution', $document['solutions'])));
	if (! $solutions) {
		return 'no-catalogue';
	}
	$date = is_string($document['generatedAt'] ?? null) ? strtotime($document['generatedAt']) : false;
	return array(
		'homepage'  => solution_catalogue_web_address($document['homepage'] ?? null),
		'generated' => $date ? $date : 0,
		'solutions' => $solutions,
	);
}

/** What is kept of one solution: its name, where its website is, and what lists are chosen by; null if it has no name. */
function solution_catalogue_solution($given) {
	$name = is_array($given) ? solution_catalogue_text($given['name'] ?? null) : '';
	if ('' === $name) {
		return null;
	}
	$solution = array('name' => $name, 'website' => solution_catalogue_web_address($given['website'] ?? null));
	foreach (array('category', 'license', 'origin', 'addedAt') as $field) {
		$solution[$field] = solution_catalogue_text($given[$field] ?? null);
	}
	foreach (array('tags', 'deployment', 'audience') as $field) {
		$list             = is_array($given[$field] ?? null) ? array_slice($given[$field], 0, 50) : array();
		$solution[$field] = array_values(array_filter(array_map('solution_catalogue_text', $list), 'strlen'));
	}
	foreach (array('complexity', 'maturity', 'resourceUsage', 'maintenance', 'stars') as $field) {
		$number           = $given[$field] ?? null;
		$solution[$field] = is_int($number) || is_float($number) ? $number : null;
	}
	return $solution;
}

/** A text without characters that control or turn around what stands beside it; empty if it is none, or far too long. */
function solution_catalogue_text($value) {
	if (! is_string($value) || strlen($value) > 400) {
		return '';
	}
	return trim((string) preg_replace('/[\x{0}-\x{1F}\x{7F}-\x{9F}\x{202A}-\x{202E}\x{2066}-\x{2069}]+/u', ' ', $value));
}

/** An address of the web, or an empty text. */
function solution_catalogue_web_address($value) {
	$is_one = is_string($value) && strlen($value) <= 2000 && preg_match('~^https?://[^/?#\s]~i', $value);
	return $is_one ? esc_url_raw($value, array('http', 'https')) : '';
}
