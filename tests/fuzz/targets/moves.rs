//! Typed moves: a FEN, or nothing for the standard array, and then a move a line.
//!
//! What is accepted is legal and reads back from every notation; what is refused is
//! refused in a sentence, and the choices that it names are choices.
#![no_main]

use libfuzzer_sys::fuzz_target;
use shakmaty::san::SanPlus;
use zugpost::chess::{
    Illegal, InputError, Move, Position, Rules, Start, Variant, VariantPosition, iccf, parse_move,
    promotions, uci,
};

fuzz_target!(|text: &str| {
    for variant in [Variant::Standard, Variant::Chess960] {
        let mut lines = text.lines();
        let start = match lines.next() {
            None | Some("") => Start::of_variant(variant),
            Some(fen) => match Start::from_fen(fen, variant) {
                Ok(start) => start,
                Err(_) => return,
            },
        };
        let mut position = start.position;
        for typed in lines.take(40) {
            match parse_move(&position, typed) {
                Ok(mv) => {
                    accepted(&position, variant, mv);
                    position.play_unchecked(mv);
                }
                Err(why) => refused(&position, typed, &why),
            }
        }
    }
});

fn accepted(position: &VariantPosition, variant: Variant, mv: Move) {
    assert!(position.legal_moves().contains(&mv));
    let san = SanPlus::from_move(position.clone(), mv).to_string();
    let mode = variant.castling_mode();
    for text in [san, uci(mv, mode), iccf(mv, mode)] {
        assert_eq!(parse_move(position, &text), Ok(mv), "{text}");
    }
}

fn refused(position: &VariantPosition, typed: &str, why: &InputError) {
    let sentence = why.to_string();
    assert!(sentence.starts_with(char::is_uppercase) && sentence.ends_with('.'), "{sentence}");
    let choices = promotions(position, Rules::default(), typed);
    match why {
        InputError::PromotionMissing => {
            assert_eq!(choices.len(), 4);
            assert!(choices.iter().all(|mv| position.is_legal(*mv)));
            return;
        }
        InputError::Ambiguous(candidates) => {
            assert!(candidates.len() > 1);
            let mut moves: Vec<Move> = candidates
                .iter()
                .map(|san| parse_move(position, san).expect("a candidate"))
                .collect();
            moves.dedup();
            assert_eq!(moves.len(), candidates.len());
        }
        InputError::Illegal(
            Illegal::Exposed { checkers: named, .. }
            | Illegal::CastlingInCheck { checkers: named }
            | Illegal::CastlingThrough { attackers: named, .. }
            | Illegal::CastlingInto { attackers: named, .. },
        ) => assert!(!named.is_empty(), "{sentence}"),
        _ => {}
    }
    assert!(choices.is_empty());
}
